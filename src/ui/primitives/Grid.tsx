import type { ReactNode } from 'react';
import * as styles from './Grid.module.css';

const columnsOf = { 2: '', 3: styles.three, 4: styles.four };

interface GridProps {
  /** Equal columns from 1000 px on; two from 640 px, one on phones. */
  readonly columns: keyof typeof columnsOf;
  readonly as?: 'div' | 'ul' | 'ol' | 'dl';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Equal columns of things of one kind. */
export function Grid({ columns, as: Tag = 'div', className, children }: GridProps) {
  const classes = [styles.root, columnsOf[columns], className].filter(Boolean).join(' ');
  return <Tag className={classes}>{children}</Tag>;
}

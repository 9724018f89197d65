import type { ReactNode } from 'react';
import * as styles from './Stack.module.css';

const gaps = { 2: styles.gap2, 3: styles.gap3, 4: styles.gap4, 5: styles.gap5, 6: styles.gap6 };

interface StackProps {
  /** Step of the space scale between the children. */
  readonly gap?: keyof typeof gaps;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Vertical stack; children keep their width. */
export function Stack({ gap = 5, className, children }: StackProps) {
  const classes = [styles.root, gaps[gap], className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}

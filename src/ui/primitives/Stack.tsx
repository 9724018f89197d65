import type { ReactNode } from 'react';
import * as styles from './Stack.module.css';

const gaps = {
  2: styles.gap2,
  3: styles.gap3,
  4: styles.gap4,
  5: '',
  6: styles.gap6,
};

interface StackProps {
  /** Step of the space scale between the children. */
  readonly gap?: keyof typeof gaps;
  /** Children are as wide as the stack: rows, plots, choices. */
  readonly isWide?: boolean;
  readonly as?: 'div' | 'dl' | 'ul';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Vertical stack; children keep their width, unless it is wide. */
export function Stack({
  gap = 5,
  isWide = false,
  as: Tag = 'div',
  className,
  children,
}: StackProps) {
  const classes = [styles.root, gaps[gap], isWide ? styles.wide : '', className];
  return <Tag className={classes.filter(Boolean).join(' ')}>{children}</Tag>;
}

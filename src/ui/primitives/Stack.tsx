import type { CSSProperties, ReactNode } from 'react';
import * as styles from './Stack.module.css';

interface StackProps {
  /** Step of the space scale between the children. */
  readonly gap?: 2 | 3 | 4 | 5 | 6;
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
  const style = { '--gap': `var(--space-${gap})` } as CSSProperties;
  const classes = [styles.root, isWide ? styles.wide : '', className];
  return (
    <Tag className={classes.filter(Boolean).join(' ')} style={style}>
      {children}
    </Tag>
  );
}

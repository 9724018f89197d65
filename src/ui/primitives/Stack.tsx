import type { CSSProperties, ReactNode } from 'react';
import * as styles from './Stack.module.css';

interface StackProps {
  /** Step of the space scale between the children. */
  readonly gap?: 2 | 3 | 4 | 5 | 6;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Vertical stack; children keep their width. */
export function Stack({ gap = 5, className, children }: StackProps) {
  const style = { '--gap': `var(--space-${gap})` } as CSSProperties;
  return (
    <div className={className ? `${styles.root} ${className}` : styles.root} style={style}>
      {children}
    </div>
  );
}

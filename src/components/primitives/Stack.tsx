import type { ReactNode } from 'react';
import * as styles from './Stack.module.css';

interface StackProps {
  /** Step of the space scale between the children. */
  readonly gap?: 4 | 5 | 6;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Children under one another, each as wide as it needs to be. */
export function Stack({ gap = 5, className, children }: StackProps) {
  const classes = [styles.root, styles[`gap${gap}`], className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}

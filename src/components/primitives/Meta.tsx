import type { ReactNode } from 'react';
import * as styles from './Meta.module.css';

interface MetaProps {
  /** On a colored ground, where faint words would be hard to read. */
  readonly isOnColor?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What one wants to know of a thing before its name: kind, date, length. */
export function Meta({ isOnColor = false, className, children }: MetaProps) {
  const classes = [styles.root, isOnColor ? styles.onColor : '', className];
  return <p className={classes.filter(Boolean).join(' ')}>{children}</p>;
}

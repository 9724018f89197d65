import type { ReactNode } from 'react';
import * as styles from './Meta.module.css';

interface MetaProps {
  /** On a colored ground, where faint words would be hard to read. */
  readonly isOnColor?: boolean;
  readonly children: ReactNode;
}

/** What one wants to know of a thing before its name: kind, date, length. */
export const Meta = ({ isOnColor = false, children }: MetaProps) => (
  <p className={isOnColor ? `${styles.root} ${styles.onColor}` : styles.root}>{children}</p>
);

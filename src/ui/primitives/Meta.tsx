import type { ReactNode } from 'react';
import * as styles from './Meta.module.css';

interface MetaProps {
  /** On a colored background, where faint text is hard to read. */
  readonly isOnColor?: boolean;
  readonly children: ReactNode;
}

/** Line above a title: kind, date, length. */
export const Meta = ({ isOnColor = false, children }: MetaProps) => (
  <p className={isOnColor ? `${styles.root} ${styles.onColor}` : styles.root}>{children}</p>
);

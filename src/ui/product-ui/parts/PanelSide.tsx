import type { ReactNode } from 'react';
import * as styles from './PanelSide.module.css';

interface PanelSideProps {
  /** On the ground of what is less than the rest. */
  readonly isSunken?: boolean;
  readonly children: ReactNode;
}

/** The record of what is chosen: at the side of a panel, below it on phones. */
export const PanelSide = ({ isSunken = false, children }: PanelSideProps) => (
  <div className={isSunken ? `${styles.root} ${styles.sunken}` : styles.root}>{children}</div>
);

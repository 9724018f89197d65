import type { ReactNode } from 'react';
import * as styles from './SheetTick.module.css';

interface SheetTickProps {
  /** Key of the task in local storage. */
  readonly name: string;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** Check box of a task. The whole line takes the tap, for gloves. */
export const SheetTick = ({ name, describedBy, children }: SheetTickProps) => (
  <label className={styles.root}>
    <input type="checkbox" name={name} className={styles.box} aria-describedby={describedBy} />
    <span className={styles.title}>{children}</span>
  </label>
);

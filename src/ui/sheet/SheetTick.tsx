import type { ReactNode } from 'react';
import * as styles from './SheetTick.module.css';

interface SheetTickProps {
  /** Key of the task, under which the device remembers it. */
  readonly name: string;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** A task with its box. The whole line takes the tap: gloves are wider than a box. */
export const SheetTick = ({ name, describedBy, children }: SheetTickProps) => (
  <label className={styles.root}>
    <input type="checkbox" name={name} className={styles.box} aria-describedby={describedBy} />
    <span className={styles.title}>{children}</span>
  </label>
);

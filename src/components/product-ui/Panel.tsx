import type { ReactNode } from 'react';
import * as styles from './Panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  /** Beside the title: the place, the unit. */
  readonly note?: ReactNode;
  /** At the end of the bar: day and hour, key. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The surface that product interface is drawn on. */
export function Panel({ title, note, end, children }: PanelProps) {
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <b className={styles.title}>{title}</b>
        {note}
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
      {children}
    </div>
  );
}

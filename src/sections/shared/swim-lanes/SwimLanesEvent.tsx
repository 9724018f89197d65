import type { CSSProperties } from 'react';
import * as styles from './SwimLanesEvent.module.css';

interface LanesEventProps {
  readonly time: string;
  readonly lane: string;
  readonly text: string;
  /** Index of the lane, from 0. */
  readonly row: number;
  readonly column: number;
}

/** Event: time, lane and text. */
export function SwimLanesEvent({ time, lane, text, row, column }: LanesEventProps) {
  const place = { '--row': row + 1, '--column': column + 1 };
  return (
    <li className={styles.root} style={place as CSSProperties}>
      <time className={styles.time}>{time}</time> <b className={styles.lane}>{lane}</b>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

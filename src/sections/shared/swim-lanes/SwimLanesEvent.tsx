import * as styles from './SwimLanesEvent.module.css';
import { place } from '../../../ui/plot/place';

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
  return (
    <li className={styles.root} style={place({ row: String(row + 1), column: String(column + 1) })}>
      <time className={styles.time}>{time}</time> <b className={styles.lane}>{lane}</b>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

import { fill } from '../../text/fillWords';
import copy from '../../copy/event.json';
import * as styles from './Seats.module.css';

interface SeatsProps {
  readonly taken: number;
  readonly total: number;
}

/** Seats taken, as a bar and in words. */
export function Seats({ taken, total }: SeatsProps) {
  const words = fill(copy.taken, { taken, total });
  return (
    <p className={styles.root}>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.fill} style={{ width: `${(100 * taken) / total}%` }} />
      </span>
      {words}
    </p>
  );
}

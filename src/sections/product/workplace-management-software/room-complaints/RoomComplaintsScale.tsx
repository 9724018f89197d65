import type { RoomComplaintsHearing } from './schema';
import * as styles from './RoomComplaintsScale.module.css';

type Reading = NonNullable<RoomComplaintsHearing['reading']>;

/** Reading on a scale, with the comfort range. */
export function RoomComplaintsScale({ text, value, from, to, good }: Reading) {
  const at = (number: number): number => ((number - from) / (to - from)) * 100;
  const isGood = value >= good[0] && value <= good[1];
  return (
    <p className={styles.root}>
      <b className={styles.text}>{text}</b>
      <span className={styles.scale} aria-hidden="true">
        <i
          className={styles.band}
          style={{
            left: `${at(good[0]).toFixed(1)}%`,
            width: `${(at(good[1]) - at(good[0])).toFixed(1)}%`,
          }}
        />
        <i
          className={isGood ? styles.dot : `${styles.dot} ${styles.off}`}
          style={{ left: `${at(value).toFixed(1)}%` }}
        />
      </span>
    </p>
  );
}

import { fill } from '../../../text/fillWords';
import copy from '../../../copy/newsletter.json';
import * as styles from './LetterWatch.module.css';

interface LetterWatchProps {
  /** Minutes. */
  readonly read: number;
  readonly stand: number;
  readonly readWords: string;
  readonly standWords: string;
}

/** Minutes of a newsletter on a clock face: reading, then its check. */
export const LetterWatch = ({ read, stand, readWords, standWords }: LetterWatchProps) => (
  <div className={styles.root}>
    <svg viewBox="0 0 200 200" aria-hidden="true" className={styles.face}>
      <circle className={styles.minutes} cx="100" cy="100" r="92" pathLength={60} />
      <circle
        className={styles.stand}
        cx="100"
        cy="100"
        r="64"
        pathLength={60}
        strokeDasharray={`${stand} 60`}
        strokeDashoffset={-read}
      />
      <circle
        className={styles.read}
        cx="100"
        cy="100"
        r="64"
        pathLength={60}
        strokeDasharray={`${read} 60`}
      />
    </svg>
    <dl className={styles.words}>
      <div className={styles.pair}>
        <dt>{readWords}</dt>
        <dd className={styles.figure}>{fill(copy.minutes, { minutes: read })}</dd>
      </div>
      <div className={styles.pair}>
        <dt>{standWords}</dt>
        <dd className={`${styles.figure} ${styles.long}`}>
          {fill(copy.minutes, { minutes: stand })}
        </dd>
      </div>
    </dl>
  </div>
);

import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { END, type Share } from './nightLoad';
import * as styles from './NightBesideColumns.module.css';

interface NightBesideColumnsProps {
  readonly share: number;
  readonly steps: readonly Share[];
  readonly axis: string;
}

const inPercent = (share: number): number => Math.round(share * 100);

/** Histogram of buildings, with a line at the visitor’s. */
export function NightBesideColumns({ share, steps, axis }: NightBesideColumnsProps) {
  const most = Math.max(...steps.map(({ buildings }) => buildings));
  const first = steps[0]?.from ?? 0;
  const at = Math.min(1, Math.max(0, (share - first) / (END - first)));
  return (
    <figure aria-hidden="true">
      <div className={styles.hill}>
        {steps.map(({ from, buildings }) => (
          <i
            key={from}
            className={from < share ? styles.better : styles.column}
            style={{ height: `${(buildings / most) * 100}%` }}
          />
        ))}
        <span className={styles.line} style={{ left: `${at * 100}%` }}>
          <b className={at > 0.8 ? styles.early : styles.late}>
            {fill(copy.you, { percent: inPercent(share) })}
          </b>
        </span>
      </div>
      <div className={styles.marks}>
        {steps.map(({ from }) => (
          <span key={from}>{fill(copy.column, { from: inPercent(from) })}</span>
        ))}
      </div>
      <figcaption className={styles.axis}>{axis}</figcaption>
    </figure>
  );
}

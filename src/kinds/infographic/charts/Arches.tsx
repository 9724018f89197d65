import type { ChartData } from './chart';
import * as styles from './Arches.module.css';

/** Arches on one scale, one per value. */
export function Arches({ data }: ChartData) {
  const most = Math.max(...data.map(({ value }) => value));
  return (
    <div className={styles.root}>
      {data.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <svg
            viewBox={`0 0 ${value * 10} 12`}
            preserveAspectRatio="none"
            className={styles.arches}
            style={{ width: `${((value / most) * 100).toFixed(1)}%` }}
          >
            <path d={`M-1 12${'m2 0a4 10 0 0 1 8 0'.repeat(value)}`} />
          </svg>
          <p className={styles.words}>
            <b className={styles.value}>{value}</b> {label}
          </p>
        </div>
      ))}
    </div>
  );
}

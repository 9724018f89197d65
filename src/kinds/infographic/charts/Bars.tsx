import type { ChartData } from './chart';
import * as styles from './Bars.module.css';

/** Bars on one scale, each below its label. */
export function Bars({ data, scale }: ChartData) {
  const end = scale ?? Math.max(...data.map(({ value }) => value));
  return (
    <div className={styles.root}>
      {data.map(({ label, value, shown }) => (
        <p key={label} className={styles.row}>
          <span>{label}</span>
          <b className={styles.value}>{shown ?? value}</b>
          <i className={styles.bar} style={{ width: `${((value / end) * 100).toFixed(1)}%` }} />
        </p>
      ))}
    </div>
  );
}

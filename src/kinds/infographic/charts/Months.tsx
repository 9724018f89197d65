import type { ChartData } from './chart';
import * as styles from './Months.module.css';

/** Columns of twelve months. */
export function Months({ data, scale }: ChartData) {
  const most = Math.max(...data.map(({ value }) => value));
  const end = scale ?? most;
  return (
    <ol className={styles.root}>
      {data.map(({ label, value }) => (
        <li
          key={label}
          className={value === most ? `${styles.month} ${styles.most}` : styles.month}
        >
          <span className={styles.value}>{value > 0 ? value : ''}</span>
          <i className={styles.column} style={{ height: `${Math.round((value / end) * 140)}px` }} />
          <span className={styles.name}>{label.slice(0, 1)}</span>
        </li>
      ))}
    </ol>
  );
}

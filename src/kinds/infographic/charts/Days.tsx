import type { CSSProperties } from 'react';
import type { ChartData } from './chart';
import * as styles from './Days.module.css';

/** Marks on a line from 0 to the end of the scale. */
export function Days({ data, scale }: ChartData) {
  const end = scale ?? Math.max(...data.map(({ value }) => value));
  const place = (value: number) => `${((value / end) * 100).toFixed(1)}%`;
  const [first] = data;
  return (
    <div className={styles.root}>
      <i className={styles.line} style={{ '--first': place(first?.value ?? 0) } as CSSProperties} />
      {data.map(({ label, value, shown }, index) => (
        <p
          key={label}
          className={index > 0 ? `${styles.mark} ${styles.later}` : styles.mark}
          style={{ '--at': place(value) } as CSSProperties}
        >
          <b className={styles.value}>{shown ?? value}</b>
          <span className={styles.label}>{label}</span>
        </p>
      ))}
    </div>
  );
}

import type { ChartData } from './chart';
import { place } from '../../../ui/plot/place';
import * as styles from './Days.module.css';

/** Marks on a line from 0 to the end of the scale. */
export function Days({ data, scale }: ChartData) {
  const end = scale ?? Math.max(...data.map(({ value }) => value));
  const share = (value: number) => `${((value / end) * 100).toFixed(1)}%`;
  const [first] = data;
  return (
    <div className={styles.root}>
      <i className={styles.line} style={place({ first: share(first?.value ?? 0) })} />
      {data.map(({ label, value, shown }, index) => (
        <p
          key={label}
          className={index > 0 ? `${styles.mark} ${styles.later}` : styles.mark}
          style={place({ at: share(value) })}
        >
          <b className={styles.value}>{shown ?? value}</b>
          <span className={styles.label}>{label}</span>
        </p>
      ))}
    </div>
  );
}

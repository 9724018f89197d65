import { formatHours } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import { ReadOut } from '../../../ui/plot/ReadOut';
import copy from '../words.json';
import type { ChartData } from './chart';
import * as styles from './Months.module.css';

/** Of the highest column, in pixels. */
const HEIGHT = 112;

/** Columns of twelve months, each of which says its value. */
export function Months({ data, scale, unit, alt }: ChartData) {
  const most = Math.max(...data.map(({ value }) => value));
  const end = scale ?? most;
  const marks = data.map(({ label, value }, index) => ({
    at: (100 * (index + 0.5)) / data.length,
    says: fill(copy.month, { month: label, value: formatHours(value), unit: unit ?? '' }),
  }));
  return (
    <ReadOut label={alt} marks={marks} start={data.findIndex(({ value }) => value === most)}>
      <ol aria-hidden="true" className={styles.root}>
        {data.map(({ label, value }, index) => (
          <li
            key={label}
            className={value === most ? `${styles.month} ${styles.most}` : styles.month}
          >
            <span className={styles.value}>{value > 0 ? value : ''}</span>
            <i
              data-mark={index}
              className={styles.column}
              style={{ height: `${Math.round((value / end) * HEIGHT)}px` }}
            />
            <span className={styles.name}>{label.slice(0, 1)}</span>
          </li>
        ))}
      </ol>
    </ReadOut>
  );
}

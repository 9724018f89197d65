import type { YearRows as YearRowsData } from '../../../content-model/drawings/yearRows';
import { MONTHS } from '../../../time/inWords';
import { Foot } from '../parts/Foot';
import * as styles from './YearRows.module.css';

const DAYS = 365;

/** A year in rows, one per planning method, with a mark per day of work. */
export const YearRows = ({ rows, foot }: YearRowsData) => (
  <div className={styles.root}>
    <div className={styles.months}>
      {MONTHS.map((month) => (
        <span key={month}>{month.slice(0, 1)}</span>
      ))}
    </div>
    {rows.map(({ name, detail, days, count, tone }) => (
      <div key={name} className={tone === 'fault' ? `${styles.row} ${styles.fault}` : styles.row}>
        <p className={styles.words}>
          <b className={styles.count}>{count}</b>
          <span>
            <b>{detail}.</b> {name}
          </span>
        </p>
        <div className={styles.year}>
          {days.map((day) => (
            <i
              key={day}
              className={styles.day}
              style={{ insetInlineStart: `${((day / DAYS) * 100).toFixed(1)}%` }}
            />
          ))}
        </div>
      </div>
    ))}
    <Foot text={foot} />
  </div>
);

import type { Tally as TallyData } from '../../../content-model/drawings/tally';
import * as styles from './Tally.module.css';

const FIVE = 5;

/** Tally marks in bundles of five. */
function Strokes({ count }: { readonly count: number }) {
  const rest = count % FIVE;
  return (
    <span className={styles.strokes}>
      {Array.from({ length: Math.floor(count / FIVE) }, (_, index) => (
        <i key={index} className={styles.five} />
      ))}
      {rest > 0 ? <i className={styles.rest} style={{ width: rest * 5 }} /> : null}
    </span>
  );
}

/** Hand count as tally marks. */
export function Tally({ columns, rows, total }: TallyData) {
  const sum = (key: 'before' | 'after') => rows.reduce((all, row) => all + row[key], 0);
  const sums = { name: total, before: sum('before'), after: sum('after') };
  return (
    <div className={styles.root}>
      <div className={`${styles.row} ${styles.head}`}>
        <span />
        {columns.map((column) => (
          <span key={column} className={styles.column}>
            {column}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.name} className={styles.row}>
          <b className={styles.name}>{row.name}</b>
          {([row.before, row.after] as const).map((count, index) => (
            <span key={index} className={styles.cell} data-label={columns[index]}>
              <b className={styles.count}>{count}</b>
              <Strokes count={count} />
            </span>
          ))}
        </div>
      ))}
      <div className={`${styles.row} ${styles.sum}`}>
        <b className={styles.name}>{sums.name}</b>
        <b className={styles.count}>{sums.before}</b>
        <b className={styles.count}>{sums.after}</b>
      </div>
    </div>
  );
}

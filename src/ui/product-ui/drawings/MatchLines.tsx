import type { MatchLines as MatchLinesData } from '../../../content-model/drawings/matchLines';
import { formatDollars, formatUsd } from '../../../format/number';
import { Foot } from '../parts/Foot';
import * as styles from './MatchLines.module.css';

const dollars = (cents: number): string =>
  (cents % 100 === 0 ? formatDollars : formatUsd)(cents / 100);

/** Order, record and invoice of one job, line by line; differences are marked. */
export function MatchLines({ columns, difference, lines, total, foot }: MatchLinesData) {
  const sums = columns.map((_, column) =>
    lines.reduce((sum, { cents }) => sum + (cents[column] ?? 0), 0),
  );
  const rows = [...lines, { name: total, cents: sums }];
  return (
    <div className={styles.root}>
      <div className={`${styles.row} ${styles.head}`}>
        <span />
        {[...columns, difference].map((column) => (
          <span key={column} className={styles.column}>
            {column}
          </span>
        ))}
      </div>
      {rows.map(({ name, cents }) => {
        const [, recorded = 0, invoiced = 0] = cents;
        const over = invoiced - recorded;
        return (
          <div key={name} className={over === 0 ? styles.row : `${styles.row} ${styles.off}`}>
            <span className={styles.name}>{name}</span>
            {cents.map((value, column) => (
              <span key={columns[column]} className={styles.cell} data-label={columns[column]}>
                {value > 0 ? dollars(value) : '–'}
              </span>
            ))}
            <b className={styles.over} data-label={difference}>
              {over === 0 ? '=' : `+${dollars(over)}`}
            </b>
          </div>
        );
      })}
      <Foot text={foot} />
    </div>
  );
}

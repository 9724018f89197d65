import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { formatDollars } from '../../../format/number.ts';
import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { commission } from './schema';
import * as styles from './CommissionKind.module.css';

interface CommissionKindProps {
  readonly share: SectionProps<typeof commission>['shares'][number];
  readonly years: readonly number[];
  /** Largest sum, which fills the width. */
  readonly most: number;
}

/** Yearly commission of one kind of partner. */
export function CommissionKind({ share, years, most }: CommissionKindProps) {
  const sum = years.reduce((a, b) => a + b, 0);
  return (
    <li className={styles.root}>
      <div>
        <h3 className={styles.kind}>{share.kind}</h3>
        <p className={styles.effort}>{share.effort}</p>
      </div>
      <div className={styles.years}>
        <div className={styles.bar}>
          {years.map((dollars, year) =>
            dollars > 0 ? (
              <span
                key={fill(copy.year, { year: year + 1 })}
                className={styles.year}
                style={place({ part: `${((dollars / most) * 100).toFixed(1)}%` })}
              >
                <i className={styles.length} />
                <span className={styles.words}>{fill(copy.year, { year: year + 1 })}</span>
                <span className={styles.dollars}>{formatDollars(dollars)}</span>
              </span>
            ) : null,
          )}
        </div>
      </div>
      <p className={styles.sum}>
        <b className={styles.total}>{formatDollars(sum)}</b> {copy.sum}
      </p>
    </li>
  );
}

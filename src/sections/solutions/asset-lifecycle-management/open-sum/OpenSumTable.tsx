import copy from '../../../../copy/repairLimit.json';
import { sumOf, type LimitYear } from '../../../../maintenance/repairLimit';
import { formatDollars } from '../../../../format/number';
import { Scroll } from '../../../../ui/primitives/Scroll';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { openSum } from './schema';
import * as styles from './OpenSumTable.module.css';

interface OpenSumTableProps {
  readonly rows: SectionProps<typeof openSum>['rows'];
  readonly years: readonly LimitYear[];
  /** First year. */
  readonly first: number;
}

const KEYS = ['renewed', 'kept', 'saved'] as const;

/** Table with a column per year, and the sum. */
export const OpenSumTable = ({ rows, years, first }: OpenSumTableProps) => (
  <div className="stacking">
    <Scroll label={copy.table}>
      <table className={styles.root}>
        <thead>
          <tr>
            <td />
            {years.map((_, index) => (
              <th key={index} scope="col">
                {first + index}
              </th>
            ))}
            <th scope="col">{copy.together}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map((key, index) => (
            <tr key={key}>
              <th scope="row">
                {rows[index]?.name}
                <span className={styles.note}>{rows[index]?.note}</span>
              </th>
              {years.map((year, at) => (
                <td key={at} data-label={first + at}>
                  {formatDollars(year[key])}
                </td>
              ))}
              <td data-label={copy.together} className={key === 'saved' ? styles.sum : undefined}>
                {formatDollars(sumOf(years, key))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </div>
);

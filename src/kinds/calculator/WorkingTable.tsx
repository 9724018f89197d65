/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import copy from '../../copy/roiDetails.json';
import type { RoiInputs } from '../../roi/fields.ts';
import type { RoiResult } from '../../roi/model.ts';
import { workingRows } from '../../roi/page/workingRows.ts';
import { columnTitles } from '../../roi/report/copy/working.ts';
import { Text } from '../../ui/primitives/Text';
import * as styles from './WorkingTable.module.css';

interface WorkingTableProps {
  readonly inputs: RoiInputs;
  readonly result: RoiResult;
}

const words = copy.working;
const { step, how, inHouse, outsourced, together } = columnTitles;
const figures = ['inHouse', 'outsourced', 'together'] as const;

/** Steps that are results. */
const RESULT = /hoursSaved|dollarsSaved|cost|return|payback|connectionsSaved|breakEven/;

/**
 * Every step of the calculation. On small screens the formula goes below its name; ARIA roles keep
 * it a table.
 */
export function WorkingTable({ inputs, result }: WorkingTableProps) {
  const groups = workingRows(inputs, result);
  return (
    <div className={styles.root}>
      <table role="table" aria-label={words.table} className={styles.table}>
        <thead className={styles.head}>
          <tr role="row">
            {[step, how, inHouse, outsourced, together].map((title) => (
              <th key={title} role="columnheader" scope="col" className={styles.title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((rows, index) => (
          <tbody key={rows[0]?.id} className={styles.group}>
            {index === 3 && result.bound ? (
              <tr role="row">
                <th role="rowheader" colSpan={5} scope="rowgroup" className={styles.bound}>
                  {words.bound[result.bound]}
                </th>
              </tr>
            ) : null}
            {rows.map((row) => (
              <tr key={row.id} role="row" className={styles.row}>
                <th role="rowheader" scope="row" className={styles.step}>
                  {row.step}
                </th>
                <td role="cell" className={styles.how}>
                  {row.how}
                </td>
                {figures.map((cell) => (
                  <td
                    key={cell}
                    role="cell"
                    data-label={columnTitles[cell]}
                    className={`${styles.figure} ${cell === 'together' && RESULT.test(row.id) ? styles.together : ''}`}
                  >
                    {row[cell]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Text look="source">{words.legend}</Text>
    </div>
  );
}

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import copy from '../../copy/roiDetails.json';
import type { RoiInputs } from '../../roi/fields.ts';
import type { RoiResult } from '../../roi/model.ts';
import { workingRows, type WorkingRow } from '../../roi/page/workingRows.ts';
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

/** A result is large where it stands alone, and bold beside the figures that it adds up. */
function lookOf({ id, inHouse }: WorkingRow, cell: (typeof figures)[number]) {
  if (cell !== 'together' || !RESULT.test(id)) return 'small';
  return inHouse ? 'label' : 'figureSm';
}

/**
 * Every step of the calculation. On small screens the formula goes below its name; ARIA roles keep
 * it a table.
 */
export function WorkingTable({ inputs, result }: WorkingTableProps) {
  const groups = workingRows(inputs, result);
  return (
    <div className={styles.root}>
      <Text as="div" look="small">
        <table role="table" aria-label={words.table} className={styles.table}>
          <thead className={styles.head}>
            <tr role="row">
              {[step, how, inHouse, outsourced, together].map((title) => (
                <th key={title} role="columnheader" scope="col" className={styles.title}>
                  <Text as="span" look="source">
                    {title}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((rows, index) => (
            <tbody key={rows[0]?.id} className={styles.group}>
              {index === 3 && result.bound ? (
                <tr role="row">
                  <th role="rowheader" colSpan={5} scope="rowgroup" className={styles.bound}>
                    <Text as="span" look="label">
                      {words.bound[result.bound]}
                    </Text>
                  </th>
                </tr>
              ) : null}
              {rows.map((row) => (
                <tr key={row.id} role="row" className={row.inHouse ? styles.row : styles.single}>
                  <th role="rowheader" scope="row" className={styles.step}>
                    <Text as="span" look="label">
                      {row.step}
                    </Text>
                  </th>
                  <td role="cell" className={styles.how}>
                    {row.how}
                  </td>
                  {figures.map((cell) => (
                    <td
                      key={cell}
                      role="cell"
                      data-label={columnTitles[cell]}
                      className={styles.figure}
                    >
                      {row[cell] ? (
                        <Text as="span" look={lookOf(row, cell)}>
                          {row[cell]}
                        </Text>
                      ) : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Text>
      <Text look="source">{words.legend}</Text>
    </div>
  );
}

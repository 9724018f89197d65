import copy from '../../copy/roiDetails.json';
import { Icon } from '../../ui/primitives/Icon';
import { Scroll } from '../../ui/primitives/Scroll';
import * as styles from './DataTable.module.css';

interface DataTableProps {
  /** Content of the chart above. */
  readonly title: string;
  readonly columns: readonly string[];
  /** The first cell is the row header. */
  readonly rows: readonly (readonly string[])[];
}

/** Data of a chart as a table; open on paper. */
export function DataTable({ title, columns, rows }: DataTableProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        {copy.table} <Icon name="plus" className={styles.icon} />
      </summary>
      <Scroll label={title}>
        <table className={styles.table}>
          <caption className="visuallyHidden">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className={styles.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </details>
  );
}

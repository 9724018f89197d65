import type { ReactNode } from 'react';
import * as styles from './Table.module.css';

interface TableProps {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/**
 * Table. Where narrow, first and last cell of a row share a line; the others follow below, each
 * after its heading.
 */
export function Table({ columns, rows }: TableProps) {
  return (
    <table>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} className={styles.heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className={styles.row}>
            {cells.map((cell, index) => (
              <td key={columns[index]} className={styles.cell} data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

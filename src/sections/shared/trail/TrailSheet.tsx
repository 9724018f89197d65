import type { ScrapOf } from './schema';
import * as styles from './TrailSheet.module.css';

/** Rows of a spreadsheet, one selected. */
export function TrailSheet({ rows }: ScrapOf<'sheet'>) {
  return (
    <table className={styles.root}>
      <tbody>
        {rows.map(({ number, cells, isMarked }) => (
          <tr key={number} className={isMarked ? styles.marked : undefined}>
            <th scope="row" className={styles.number}>
              {number}
            </th>
            {cells.map((cell, column) => (
              <td key={column} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

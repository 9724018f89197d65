/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import * as styles from './ComparisonTable.module.css';

interface ComparisonTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
}

/** Rows stack on small screens; ARIA roles keep it a table (styles/tables.css). */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  return (
    <div className="stacking">
      <table role="table" className={styles.root}>
        <thead>
          <tr role="row">
            <td role="cell" className={styles.name} />
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles.name}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }) => (
            <tr key={title} role="row">
              <th role="rowheader" scope="row" className={styles.moment}>
                {title}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  role="cell"
                  data-label={columns[index]}
                  className={styles.cell}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

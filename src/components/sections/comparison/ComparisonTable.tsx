import * as styles from './ComparisonTable.module.css';

interface ComparisonTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
}

/** Below 768 px the head goes and each cell names its column itself. */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  return (
    <table className={styles.root}>
      <thead className={styles.head}>
        <tr>
          <td className={styles.name} />
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.name}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title} className={styles.row}>
            <th scope="row" className={styles.moment}>
              {title}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import * as styles from './Sheet.module.css';

interface SheetProps {
  readonly href: string;
  readonly rows: readonly (readonly string[])[];
}

const isNumber = (cell: string): boolean => /^[\d.]+$/.test(cell);

// Formulas are shown empty, as on paper.
const shown = (cell: string): string => (cell.startsWith('=') ? '' : cell);

/** First rows of a spreadsheet, drawn from the file, as a link to it. */
export function Sheet({ href, rows: [head = [], ...rows] }: SheetProps) {
  return (
    <a href={href} download aria-hidden="true" tabIndex={-1} className={styles.root}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-is={isNumber(cell) ? 'number' : undefined}>
                  {shown(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </a>
  );
}

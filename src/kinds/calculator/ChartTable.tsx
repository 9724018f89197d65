import copy from '../../copy/roiDetails.json';
import { Fold } from '../../ui/primitives/Fold';
import { Text } from '../../ui/primitives/Text';
import * as styles from './ChartTable.module.css';

interface ChartTableProps {
  /** Content of the chart above. */
  readonly title: string;
  readonly columns: readonly string[];
  /** The first cell is the row header. */
  readonly rows: readonly (readonly string[])[];
}

/** Data of a chart as a table. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  return (
    <Fold
      title={
        <Text as="span" look="label">
          {copy.table}
        </Text>
      }
    >
      <table className={styles.root}>
        <caption className="visuallyHidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

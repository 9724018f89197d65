import copy from '../../copy/roiDetails.json';
import { DataTable } from '../../ui/primitives/DataTable';
import { Fold } from '../../ui/primitives/Fold';
import { Text } from '../../ui/primitives/Text';

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
      <DataTable
        caption={title}
        columns={columns.map((name, index) => ({ name, isFigures: index > 0 }))}
        groups={[{ rows: rows.map(([head = '', ...cells]) => ({ key: head, head, cells })) }]}
      />
    </Fold>
  );
}

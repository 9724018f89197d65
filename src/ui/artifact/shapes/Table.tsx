import type { ArtifactOf } from '../../../content-model/artifact';
import { DataTable } from '../../primitives/DataTable';

/** Rows and columns, which stack where it is narrow. */
export const Table = ({ says, columns, rows }: ArtifactOf<'table'>) => (
  <DataTable
    caption={says}
    columns={columns}
    groups={[{ rows: rows.map(([head = '', ...cells]) => ({ key: head, head, cells })) }]}
  />
);

import { fill } from '../../../text/fillWords';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Fold } from '../../../ui/primitives/Fold';
import { takesText } from './sheetWords';
import type { WallSystem } from './schema';
import copy from './words.json';

/** The wall as a table, for reading from end to end and for visitors without scripts. */
export function SystemTable({ systems }: { readonly systems: readonly WallSystem[] }) {
  const title = fill(copy.table, { count: systems.length });
  return (
    <Fold title={title}>
      <DataTable
        caption={title}
        columns={[copy.system, copy.reads, copy.sends, copy.takes, copy.limit]}
        groups={[
          {
            rows: systems.map(({ id, name, in: into, out, takes, limit }) => ({
              key: id,
              head: name,
              cells: [into ?? copy.nothing, out ?? copy.nothing, takesText(takes), limit],
            })),
          },
        ]}
      />
    </Fold>
  );
}

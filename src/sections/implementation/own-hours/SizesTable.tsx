import { formatCount } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Fold } from '../../../ui/primitives/Fold';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { wholeHours } from './hoursByRole';
import type { ownHours } from './schema';
import words from './words.json';

type SizesTableProps = Pick<SectionProps<typeof ownHours>, 'roles' | 'sizes' | 'table'>;

const inHours = (hours: number): string => fill(words.hours, { hours: formatCount(hours) });

/** The same hours for a few sizes: without scripts, and on paper. */
export function SizesTable({ roles, sizes, table }: SizesTableProps) {
  const hours = sizes.map((size) => wholeHours({ ...size, isConnected: true }));
  const rows = roles.map(({ role, name }) => ({
    key: role,
    head: name,
    cells: hours.map(({ of }) => inHours(of[role])),
  }));
  const sum = { key: 'all', head: words.all, cells: hours.map((size) => inHours(size.sum)) };
  return (
    <Fold
      title={
        <Text as="span" look="label">
          {table}
        </Text>
      }
    >
      <DataTable
        caption={table}
        columns={[words.role, ...sizes.map(({ name }) => ({ name, isFigures: true }))]}
        groups={[{ rows: [...rows, sum] }]}
      />
    </Fold>
  );
}

import { DataTable } from '../../../../ui/primitives/DataTable';
import type { PatienceDialProps } from './schema';
import type { Setting } from './settings';
import words from './words.json';

interface PatienceTableProps extends Pick<PatienceDialProps, 'burned' | 'sent'> {
  readonly settings: readonly Setting[];
}

/** All settings at once, where nothing can be set. */
export const PatienceTable = ({ burned, sent, settings }: PatienceTableProps) => (
  <DataTable
    caption={words.table}
    isCaptionShown
    columns={[words.wait, { name: burned, isFigures: true }, { name: sent, isFigures: true }]}
    groups={[
      {
        rows: settings.map(({ count, kwh, jobs }) => ({
          key: String(count),
          head: count,
          cells: [kwh, jobs],
        })),
      },
    ]}
  />
);

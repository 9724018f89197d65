import { formatDollars } from '../../../../format/number';
import { repairLimit } from '../../../../maintenance/repairLimit';
import { DataTable } from '../../../../ui/primitives/DataTable';
import type { PlannedMachine } from '../planOf';
import words from './words.json';

/** Machines worked out with the same rule, for those without scripts. */
export const OwnSumTable = ({ machines }: { readonly machines: readonly PlannedMachine[] }) => (
  <DataTable
    caption={words.all}
    isCaptionShown
    columns={words.columns}
    groups={[
      {
        rows: machines.map((machine) => ({
          key: machine.name,
          head: machine.name,
          cells: [
            formatDollars(machine.quote),
            formatDollars(repairLimit(machine)),
            machine.verdict.text,
          ],
        })),
      },
    ]}
  />
);

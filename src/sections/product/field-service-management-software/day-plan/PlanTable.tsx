import { clock } from '../../../../ui/plot/segments';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { scheduleOf, type Day } from './schedule';
import type { Stop } from './schema';
import words from './words.json';

interface PlanTableProps {
  /** In the order of their calls. */
  readonly stops: readonly Stop[];
  readonly day: Day;
}

/** The day as it would have been in the order of the calls, for visitors without scripts. */
export function PlanTable({ stops, day }: PlanTableProps) {
  const { visits, miles, ends } = scheduleOf(stops, false, day);
  return (
    <DataTable
      caption={`${words.called}: ${miles} ${words.miles}, ${clock(ends)} ${words.home}`}
      isCaptionShown
      columns={[words.store, words.arrives]}
      groups={[
        {
          rows: visits.map(({ stop, arrives }) => ({
            key: stop.name,
            head: stop.name,
            cells: [clock(arrives)],
          })),
        },
      ]}
    />
  );
}

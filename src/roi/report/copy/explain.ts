import {
  formatDollars,
  formatEntered,
  formatHours,
  formatMonths,
  formatUsd,
} from '../../../format/number.ts';
import { hourlyRate } from '../../rates.ts';
import type { TierRange } from '../../../pricing/tiers.ts';
import type { StepId, Working } from '../../working.ts';

/** `11–50 people`, or `251 people or more`; without a unit `251 or more`. */
export function tierName({ from, to }: TierRange, unit?: string): string {
  const range = to === null ? formatEntered(from) : `${formatEntered(from)}–${formatEntered(to)}`;
  return [range, unit, to === null && 'or more'].filter(Boolean).join(' ');
}

const inHouseRate = formatUsd(hourlyRate.inHouse);
const outsourcedRate = formatDollars(hourlyRate.outsourced);

/** How each step is computed, with the visitor's numbers; nothing for a step that is not taken. */
export function explain(steps: Working): Readonly<Record<StepId, string>> {
  const { jobs, hoursToday, hoursSaved, connections, connectionsSaved, breakEven } = steps;
  const { perMonth, buildings, months, percentages } = jobs.from;
  const { perJob } = hoursToday.from;
  const { hours } = breakEven.from;
  const cost = formatDollars(steps.cost.together);
  return {
    jobs: `${[perMonth, buildings, months].map(formatEntered).join(' × ')}, ${formatEntered(percentages.inHouse)}% in-house`,
    hoursToday: `jobs × ${formatEntered(perJob.inHouse)} h, jobs × ${formatEntered(perJob.outsourced)} h`,
    hoursSaved: explainDecrease(hoursSaved.from.percentages),
    dollarsSaved: `hours saved × ${inHouseRate}, × ${outsourcedRate}`,
    staff: tierName(steps.staff.from.tier, 'people'),
    buildings: tierName(steps.buildings.from.tier, 'buildings'),
    connections: connections
      ? `${connections.from.percentage}% of ${formatDollars(connections.from.staff)}`
      : '',
    cost: `sum of the ${steps.cost.from.parts === 3 ? 'three' : 'two'}`,
    return: `${formatUsd(steps.return.from.saved)} ÷ ${cost}`,
    payback: explainPayback(steps.payback),
    connectionsSaved: connectionsSaved
      ? `${formatDollars(connectionsSaved.from.paid)} here, ${formatDollars(connectionsSaved.from.separately)} built separately (${connectionsSaved.from.percentage}% of the staff price)`
      : '',
    breakEven: `least time saved: ${cost} ÷ (${formatHours(hours.inHouse)} h × ${inHouseRate} + ${formatHours(hours.outsourced)} h × ${outsourcedRate})`,
  };
}

function explainDecrease(less: { readonly inHouse: number; readonly outsourced: number }): string {
  return less.inHouse === less.outsourced
    ? `${formatEntered(less.inHouse)}% of each`
    : `${formatEntered(less.inHouse)}% and ${formatEntered(less.outsourced)}%`;
}

function explainPayback({ together, from }: Working['payback']): string {
  const start = `${formatDollars(from.cost)} ÷ ${formatUsd(from.savedPerMonth)} a month`;
  if (together === null) return `${start}: never, since nothing is saved`;
  const rounded = /^\d/.test(from.timeline) && !Number.isInteger(together);
  return `${start} = ${formatMonths(together)}${rounded ? ', rounded up' : ''}`;
}

import { buildingTiers, employeeTiers, tierRanges, type Tier } from '../../../pricing/tiers.ts';
import { CONNECTIONS_SHARE } from '../../../pricing/price.ts';
import type { PriceInputs } from '../../../pricing/price.ts';

/** Where a number stands on its flight. */
export interface Edge {
  /** How many more fit on the step; nothing on the last one. */
  readonly room: number | null;
  /** USD a year that the next one adds when the step is full. */
  readonly rise: number;
  /** How many fewer lead one step down; nothing on the first one. */
  readonly fewer: number | null;
  /** USD a year that this saves. */
  readonly fall: number;
}

function edgeOf(tiers: readonly Tier[], count: number, factor: number): Edge {
  const ranges = tierRanges(tiers);
  const at = ranges.findIndex(({ to }) => to === null || count <= to);
  const [here, above, below] = [ranges[at], ranges[at + 1], ranges[at - 1]];
  if (!here) throw new RangeError(`No tier for ${count}`);
  return {
    room: here.to === null ? null : here.to - count,
    rise: above ? (above.price - here.price) * factor : 0,
    fewer: below ? count - here.from + 1 : null,
    fall: below ? (here.price - below.price) * factor : 0,
  };
}

/** The distance to the next step of either flight; connections rise with the staff price. */
export function edgesOf({ staff, buildings, connections }: PriceInputs) {
  const factor = connections ? 1 + CONNECTIONS_SHARE / 100 : 1;
  return {
    staff: edgeOf(employeeTiers, staff, factor),
    buildings: edgeOf(buildingTiers, buildings, 1),
  };
}

import { buildingTiers, employeeTiers, tierRanges, type Tier } from '../../../pricing/tiers.ts';
import { CONNECTIONS_SHARE } from '../../../pricing/price.ts';
import type { PriceInputs } from '../../../pricing/price.ts';

/** Distance of a number to the next steps of its stair. */
export interface Edge {
  /** How many more fit on the step; null on the last. */
  readonly room: number | null;
  /** Price increase of the next step, in USD per year. */
  readonly rise: number;
  /** How many fewer lead one step down; null on the first. */
  readonly fewer: number | null;
  /** Saving of the step down, in USD per year. */
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

/** Distances to the next steps of both stairs; connections rise with the staff price. */
export function edgesOf({ staff, buildings, connections }: PriceInputs) {
  const factor = connections ? 1 + CONNECTIONS_SHARE / 100 : 1;
  return {
    staff: edgeOf(employeeTiers, staff, factor),
    buildings: edgeOf(buildingTiers, buildings, 1),
  };
}

import { priceOf, type Price } from '../../../pricing/price.ts';
import {
  buildingTiers,
  employeeTiers,
  tierRanges,
  type TierRange,
} from '../../../pricing/tiers.ts';
import type { Fill } from '../../../ui/plot/fill';

/** One of two counts of an order, and its place among the steps of the list. */
export interface Counted {
  readonly name: 'staff' | 'buildings';
  readonly count: number;
  readonly step: TierRange;
  readonly steps: readonly { readonly from: number; readonly isPaid: boolean }[];
  /** How far into its step the count is, in percent of it. */
  readonly at: number;
  /** How many more the step holds; nothing on the last. */
  readonly room: number | null;
}

/** Fills of the parts of a price, from the ground up. */
export const fills: Readonly<Record<'staff' | 'buildings' | 'connections', Fill>> = {
  staff: 'good',
  buildings: 'good-soft',
  connections: 'wait',
};

/** A step without an end is drawn as wide as twice its beginning. */
const endOf = ({ from, to }: TierRange): number => to ?? from * 3;

function countedOf(name: Counted['name'], count: number, step: TierRange): Counted {
  const tiers = name === 'staff' ? employeeTiers : buildingTiers;
  const at = ((count - step.from + 0.5) / (endOf(step) - step.from + 1)) * 100;
  return {
    name,
    count,
    step,
    steps: tierRanges(tiers).map(({ from }) => ({ from, isPaid: from === step.from })),
    at: Math.min(96, Math.max(4, at)),
    room: step.to === null ? null : step.to - count,
  };
}

interface Counts {
  readonly inHouse: number;
  readonly sites: number;
  readonly isConnected: boolean;
}

/** What a customer pays, and both its counts on the steps of the price list. */
export interface Sum {
  readonly price: Price;
  readonly counted: readonly Counted[];
}

/** The sum of an order by the price list. */
export function sumOf({ inHouse, sites, isConnected }: Counts): Sum {
  const price = priceOf({ staff: inHouse, buildings: sites, connections: isConnected });
  return {
    price,
    counted: [
      countedOf('staff', inHouse, price.employees),
      countedOf('buildings', sites, price.buildings),
    ],
  };
}

/** The parts of a price with their fills, from the ground up. */
export const partsOf = ({ employees, buildings, integration }: Price) =>
  [
    { fill: fills.staff, amount: employees.price },
    { fill: fills.buildings, amount: buildings.price },
    { fill: fills.connections, amount: integration },
  ] as const;

import { CONNECTIONS_SHARE } from './price';
import { buildingTiers, employeeTiers, tierRanges, type Tier } from './tiers';
import { formatDollars } from '../format/number';

/** A tier is named by the first number that it holds: `prices.staff-11` is the tier of 11 to 50. */
const ofTiers = (name: string, tiers: readonly Tier[]): [string, string][] =>
  tierRanges(tiers).map(({ from, price }) => [`prices.${name}-${from}`, formatDollars(price)]);

/** What the price list says, in USD a year, by the names that words refer to. */
export const priceFacts: readonly (readonly [string, string])[] = [
  ...ofTiers('staff', employeeTiers),
  ...ofTiers('buildings', buildingTiers),
  ['prices.connections', `${CONNECTIONS_SHARE}%`],
];

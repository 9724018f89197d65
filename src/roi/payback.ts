import type { RoiResult } from './model.ts';
import { MONTHS } from './rates.ts';

/** Savings less cost over the first year, in USD: a straight line, since savings are spread evenly. */
export interface Payback {
  readonly start: number;
  readonly end: number;
  /** Where the line crosses zero, in months; null where it does not within the year. */
  readonly crossing: number | null;
}

/** Follows the visitor's own figures, since the fixed figures of a bound make no curve. */
export function paybackOf({ unclamped, cost }: RoiResult): Payback {
  const months = unclamped.breakevenMonths;
  return {
    start: -cost.total,
    end: unclamped.totalCostSavedPerYear - cost.total,
    crossing: months !== null && months <= MONTHS ? months : null,
  };
}

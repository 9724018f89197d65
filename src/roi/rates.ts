import { CONNECTIONS_SHARE } from '../pricing/price.ts';

/** Constants of the calculator. Source: docs/specification.md, section 9; docs/decisions.md, ROI calculator. */

/** What an hour costs, in USD. */
export const hourlyRate = { inHouse: 21.62, outsourced: 31 } as const;

/** Connections, in percent of the employee tier: `paid` here, `base` where they are built separately. */
export const integrationShare = { paid: CONNECTIONS_SHARE, base: 80 } as const;

/** A bound of the return, and the fixed figures that are shown there. */
export interface Bound {
  readonly ROIPercentage: number;
  /** USD a year. */
  readonly costSaved: number;
  /** Hours a year. */
  readonly timeSaved: number;
  readonly breakevenMonths: number;
}

export const floor: Bound = {
  ROIPercentage: 200,
  costSaved: 50_000,
  timeSaved: 2_000,
  breakevenMonths: 6,
};

export const ceiling: Bound = {
  ROIPercentage: 1_500,
  costSaved: 270_000,
  timeSaved: 10_200,
  breakevenMonths: 2,
};

export const MONTHS = 12;

import { computeRoi } from './model.ts';
import { hourlyRate } from './rates.ts';
import type { RoiInputs } from './fields.ts';

/** Days of work in a year: five a week, less ten of holidays. */
export const WORKING_DAYS = 250;

/** A year without a change as an invoice: the hours that the model would have saved, and their price. */
export function unsentInvoice(inputs: RoiInputs) {
  const { unclamped, work, cost } = computeRoi(inputs);
  const total = unclamped.totalCostSavedPerYear;
  return {
    inHouse: {
      hours: work.inHouse.hoursSaved,
      orders: work.inHouse.orders,
      rate: hourlyRate.inHouse,
      amount: unclamped.costSavedInhouse,
    },
    outsourced: {
      hours: work.outsourced.hoursSaved,
      orders: work.outsourced.orders,
      rate: hourlyRate.outsourced,
      amount: unclamped.costSavedOutsourced,
    },
    total,
    price: cost.total,
  };
}

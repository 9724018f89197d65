import { formatCount, formatHours } from '../../../../format/number';
import { hoursOf } from '../../../../ui/plot/scale';

/** Of an hour, in pounds: what the client pays, and what the technician costs. */
export interface Rates {
  readonly rate: number;
  readonly cost: number;
}

const pounds = (amount: number): string => `£${formatCount(amount, 2)}`;

/** Hours between two scans of the same day. */
export const hoursBetween = ([into, out]: readonly [string, string]): number =>
  hoursOf(out) - hoursOf(into);

/** What hours on site come to, in words. */
export const billOf = (hours: number, { rate, cost }: Rates) => ({
  hours: formatHours(hours),
  invoice: pounds(hours * rate),
  cost: pounds(hours * cost),
  margin: pounds(hours * (rate - cost)),
});

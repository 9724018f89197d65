import { formatCount, formatPercentage } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { heightOf, middleOf, type Range } from '../../../../ui/plot/scale';
import type { Month } from './schema';
import words from './words.json';

type Bill = Pick<Month, 'billed' | 'metered'>;

/** How far a bill lies above its meters, in percent of them. */
export const percentAbove = ({ billed, metered }: Bill): number =>
  ((billed - metered) / metered) * 100;

/** Whether a bill has to wait for a person. @param limit in percent, either way */
export const waits = (bill: Bill, limit: number): boolean => Math.abs(percentAbove(bill)) > limit;

/** Ends of the plot in percent, the same on both sides. */
export function rangeOf(months: readonly Bill[]): Range {
  const most = Math.ceil(Math.max(...months.map((bill) => Math.abs(percentAbove(bill)))) + 1);
  return { from: -most, to: most };
}

/** `11.4% above`, `0.3% below`. */
export function differenceOf(bill: Bill): string {
  const percent = percentAbove(bill);
  return fill(percent < 0 ? words.below : words.above, {
    percent: formatPercentage(Math.abs(percent)),
  });
}

/** Amount in words: `151,200 kWh`. */
export const kwh = (amount: number): string => fill(words.kwh, { kwh: formatCount(amount) });

/** What each month says, from left to right. */
export const marksOf = (months: readonly Month[], range: Range): Mark[] =>
  months.map((month, index) => ({
    at: middleOf(index, months.length),
    y: heightOf(percentAbove(month), range),
    says: fill(words.mark, { name: month.name, difference: differenceOf(month) }),
  }));

/** A bar from the middle of the plot to where a month lies, in its thousandths. */
export function barOf(index: number, bill: Bill, range: Range): string {
  const [from, to] = [index * (1000 / 12) + 14, (index + 1) * (1000 / 12) - 14].map(Math.round);
  const end = Math.round(heightOf(percentAbove(bill), range) * 10);
  return `M${from} 500V${end}H${to}V500Z`;
}

import {
  formatCount,
  formatDollars,
  formatHours,
  formatPercentage,
  formatUsd,
} from '../../../format/number';
import type { RoiInputs } from '../../../roi/fields';
import { unsentInvoice, WORKING_DAYS } from '../../../roi/unsent';
import { fill } from '../../../text/fillWords';
import words from './words.json';

export const kinds = ['inHouse', 'outsourced'] as const;
export type Kind = (typeof kinds)[number];

/** What a visitor believes: the lines that count, and whether at half of their amount. */
export interface Belief {
  readonly counted: readonly Kind[];
  readonly isHalf: boolean;
}

/** All of it: what the page opens with. */
export const everything: Belief = { counted: kinds, isHalf: false };

/** With a line taken off, or put back on. */
export const toggle = ({ counted, isHalf }: Belief, kind: Kind): Belief => ({
  isHalf,
  counted: kinds.filter((one) => counted.includes(one) !== (one === kind)),
});

const shares = {
  inHouse: 'timeDecreasePercentageWithProvider',
  outsourced: 'timeDecreasePercentageOutsourcedWithProvider',
} as const satisfies Record<Kind, keyof RoiInputs>;

/** The invoice as it stands: its lines, what they come to, and how that compares with our price. */
export function invoiceOf(
  numbers: Omit<RoiInputs, 'isIntegration'>,
  texts: Readonly<Record<Kind, string>>,
  { counted, isHalf }: Belief,
) {
  const inputs: RoiInputs = { ...numbers, isIntegration: true };
  const invoice = unsentInvoice(inputs);
  const sum = kinds.reduce(
    (all, kind) => all + (counted.includes(kind) ? invoice[kind].amount : 0),
    0,
  );
  const total = isHalf ? sum / 2 : sum;
  return {
    lines: kinds.map((kind) => {
      const { hours, orders, rate, amount } = invoice[kind];
      return {
        kind,
        isCounted: counted.includes(kind),
        amount: formatDollars(amount),
        text: fill(texts[kind], {
          hours: formatCount(hours),
          jobs: formatCount(orders),
          share: formatPercentage(inputs[shares[kind]]),
          rate: formatUsd(rate),
        }),
      };
    }),
    total: formatDollars(total),
    perDay: formatDollars(total / WORKING_DAYS),
    price: formatDollars(invoice.price),
    verdict: verdictOf(total, invoice.price),
  };
}

/** Where waiting is the cheaper offer, we say so. */
export function verdictOf(total: number, price: number): string {
  if (total === 0) return words.nothing;
  if (total <= price) return fill(words.less, { gap: formatDollars(price - total) });
  return fill(words.more, { times: formatHours(Math.floor((total / price) * 10) / 10) });
}

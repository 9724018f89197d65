import { allowance, creditFor, daysIn, type Outage } from '../../../content-model/outages';
import { formatDollars, formatHours, formatPercentage } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import words from './words.json';

/** Percentage of its month’s price that an outage gave back. */
export const shareOf = ({ on, minutes }: Outage): number =>
  creditFor(minutes, daysIn(on.slice(0, 7)));

/** Minutes that the month of an outage had to lose. */
export const limitOf = ({ on }: Outage): number => allowance(daysIn(on.slice(0, 7)));

/** What was paid back for an outage, and why no more. */
export function creditOf(outage: Outage): string {
  const share = shareOf(outage);
  const values = {
    limit: formatHours(limitOf(outage)),
    share: formatPercentage(share),
    paid: formatDollars(outage.paid ?? 0),
  };
  if (share > 0) return fill(outage.paid ? words.credit.paid : words.credit.given, values);
  const isOver = outage.minutes > limitOf(outage);
  return fill(isOver ? words.credit.short : words.credit.inside, values);
}

/** The filters, each with what it leaves. */
export const filters = [
  { key: 'all', keeps: () => true },
  { key: 'below', keeps: (outage: Outage) => outage.minutes > limitOf(outage) },
  { key: 'credited', keeps: (outage: Outage) => shareOf(outage) > 0 },
  { key: 'one', keeps: ({ where }: Outage) => where !== 'everywhere' },
] as const;

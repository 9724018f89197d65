import { creditAmong, limitOf, type Outage } from '../../../content-model/outages';
import { formatDollars, formatHours, formatPercentage } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import words from './words.json';

type All = readonly Outage[];

/** What was paid back for the month of an outage, and why no more. */
export function creditOf(outage: Outage, all: All): string {
  const share = creditAmong(outage, all);
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
  { key: 'credited', keeps: (outage: Outage, all: All) => creditAmong(outage, all) > 0 },
  { key: 'one', keeps: ({ where }: Outage) => where !== 'everywhere' },
] as const;

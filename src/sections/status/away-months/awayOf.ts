import { monthsOf, totalOf, type Month, type Outage } from '../../../content-model/outages';
import { creditFor, daysIn } from '../../../content-model/promise';
import { formatCount, formatHours, formatPercentage } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import words from './words.json';

/** The whole history as the opening shows it. */
export interface Away {
  readonly months: readonly (Pick<Month, 'month' | 'limit' | 'minutes'> & {
    /** Its minutes, what the promise leaves, why, and what was paid back. */
    readonly says: string;
  })[];
  readonly minutes: number;
  /** Of the time, in percent. */
  readonly reached: string;
}

function saysOf({ month, limit, minutes, outages }: Month): string {
  const share = creditFor(minutes, daysIn(month));
  return fill(minutes > 0 ? words.some : words.none, {
    month: inWords(month),
    minutes,
    limit: formatHours(limit),
    titles: outages.map(({ title }) => title).join(', '),
    credit: share > 0 ? fill(words.credited, { share: formatPercentage(share) }) : words.inside,
  });
}

/** Each month between two ISO days, and what they come to. */
export function awayOf(outages: readonly Outage[], from: string, until: string): Away {
  const months = monthsOf(outages, from, until);
  const { minutes, reached } = totalOf(months);
  return {
    months: months.map((month) => ({
      month: month.month,
      limit: month.limit,
      minutes: month.minutes,
      says: saysOf(month),
    })),
    minutes,
    reached: `${formatCount(reached, 2)}%`,
  };
}

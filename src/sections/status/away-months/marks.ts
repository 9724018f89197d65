import { creditFor, daysIn, type Month } from '../../../content-model/outages';
import { formatHours, formatPercentage } from '../../../format/number';
import { inWords } from '../../../time/inWords';
import { fill } from '../../../text/fillWords';
import type { Mark } from '../../../ui/plot/nearest';
import { middleOf } from '../../../ui/plot/scale';
import words from './words.json';

/** What each month says: its minutes, what the promise leaves, why, and what was paid back. */
export const marksOf = (months: readonly Month[]): Mark[] =>
  months.map(({ month, limit, minutes, outages }, index) => {
    const share = creditFor(minutes, daysIn(month));
    return {
      at: middleOf(index, months.length),
      says: fill(minutes > 0 ? words.some : words.none, {
        month: inWords(month),
        minutes,
        limit: formatHours(limit),
        titles: outages.map(({ title }) => title).join(', '),
        credit: share > 0 ? fill(words.credited, { share: formatPercentage(share) }) : words.inside,
      }),
    };
  });

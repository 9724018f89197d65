import { formatPercentage } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import type { Mark } from '../../../ui/plot/nearest';
import { middleOf } from '../../../ui/plot/scale';
import { creditFor } from './allowance';
import type { Outage } from './schema';
import words from './words.json';

interface Outages {
  readonly outages: readonly Outage[];
  readonly promised: number;
  readonly credit: string;
  readonly noCredit: string;
}

export const longestOf = (outages: readonly Outage[]): number =>
  Math.max(...outages.map(({ minutes }) => minutes));

/** What each outage says: why, what changed, and what of the month’s price was credited. */
export const marksOf = ({ outages, promised, credit, noCredit }: Outages): Mark[] =>
  outages.map(({ when, minutes, days, cause, change }, index) => {
    const share = creditFor(minutes, days, promised);
    return {
      at: middleOf(index, outages.length),
      says: fill(words.says, {
        when,
        cause,
        change,
        credit: share > 0 ? fill(credit, { share: formatPercentage(share) }) : noCredit,
      }),
    };
  });

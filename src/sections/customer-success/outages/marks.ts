import { creditAmong, type Outage } from '../../../content-model/outages';
import { formatPercentage } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import type { Mark } from '../../../ui/plot/nearest';
import { middleOf } from '../../../ui/plot/scale';
import words from './words.json';

interface Outages {
  readonly outages: readonly Outage[];
  readonly credit: string;
  readonly noCredit: string;
}

/** What each outage says: why, what changed, and what of the month’s price was credited. */
export const marksOf = ({ outages, credit, noCredit }: Outages): Mark[] =>
  outages.map((outage, index) => {
    const { on, cause, stopped, changed } = outage;
    const share = creditAmong(outage, outages);
    return {
      at: middleOf(index, outages.length),
      says: fill(words.says, {
        when: inWords(on),
        cause,
        stopped,
        changed,
        credit: share > 0 ? fill(credit, { share: formatPercentage(share) }) : noCredit,
      }),
    };
  });

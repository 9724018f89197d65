import { fill } from '../../../text/fillWords';
import type { Mark } from '../../../ui/plot/nearest';
import { middleOf, percentOf } from '../../../ui/plot/scale';
import type { Week } from './schema';
import words from './words.json';

/** Bars of one side against its longest, and how high that is against the longest of both. */
function sideOf(hours: readonly number[], longest: number) {
  const own = Math.max(...hours);
  return {
    share: own / longest,
    sum: hours.reduce((all, one) => all + one, 0),
    heights: hours.map((one) => percentOf(one, { from: 0, to: own })),
  };
}

/** The hours of both sides to one scale, their sums, and what each week says. */
export function hoursOf(weeks: readonly Week[]) {
  const ours = weeks.map(({ ourHours }) => ourHours);
  const yours = weeks.map(({ yourHours }) => yourHours);
  const longest = Math.max(...ours, ...yours);
  return {
    ours: sideOf(ours, longest),
    yours: sideOf(yours, longest),
    ticks: weeks.map(({ short }, index) => ({ at: middleOf(index, weeks.length), text: short })),
    marks: weeks.map(({ when, ourHours, ourWork, yourHours, yourWork }, index): Mark => ({
      at: middleOf(index, weeks.length),
      says: fill(words.says, { when, ourHours, ourWork, yourHours, yourWork }),
    })),
  };
}

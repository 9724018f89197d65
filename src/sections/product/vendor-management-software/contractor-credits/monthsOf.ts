import { formatDollars } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { middleOf } from '../../../../ui/plot/scale';
import type { CreditsMonth } from './schema';
import words from './words.json';

/** Heights of the months against the highest, and what each says. */
export function monthsOf(months: readonly CreditsMonth[]) {
  const most = Math.max(...months.map(({ dollars }) => dollars));
  return {
    bars: months.map(({ dollars }) => ({ height: (dollars / most) * 100 })),
    ticks: months.map(({ name }, index) => ({
      at: middleOf(index, months.length),
      text: name.split(/\s/)[0] ?? name,
    })),
    marks: months.map(({ name, dollars, note = '' }, index): Mark => {
      const says = fill(words.month, { name, sum: formatDollars(dollars) });
      return { at: middleOf(index, months.length), says: `${says} ${note}`.trim() };
    }),
  };
}

import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { medianOf } from '../../../../ui/plot/dotColumns';
import type { Mark } from '../../../../ui/plot/nearest';
import { heightOf, percentOf, type Range } from '../../../../ui/plot/scale';
import type { StoreHour } from '../../../../ui/product-ui/drawings/suction-cloud/storeHours';
import words from './words.json';

/** Degrees that one mark speaks for. */
const STEP = 5;

interface Axes {
  readonly fixed: number;
  readonly outdoor: Range;
  readonly pressure: Range;
}

/** What the hours of each stretch of weather say: the pressure in their middle, and how many went back. */
export function weatherMarks(
  hours: readonly StoreHour[],
  { fixed, outdoor, pressure }: Axes,
): Mark[] {
  const count = Math.floor((outdoor.to - outdoor.from) / STEP);
  return Array.from({ length: count }, (_, index) => outdoor.from + (index + 0.5) * STEP).flatMap(
    (middle) => {
      const within = hours.filter((hour) => Math.abs(hour.outdoor - middle) <= STEP / 2);
      if (within.length === 0) return [];
      const psig = medianOf(within.map((hour) => hour.psig));
      const back = within.filter(({ isGivenBack }) => isGivenBack).length;
      const values = {
        degrees: Math.round(middle),
        psig: formatCount(psig, 1),
        count: within.length,
        back,
        fixed,
      };
      const says = fill(words.mark, values) + (back ? ` ${fill(words.back, values)}` : '');
      return [{ at: percentOf(middle, outdoor), y: heightOf(psig, pressure), says }];
    },
  );
}

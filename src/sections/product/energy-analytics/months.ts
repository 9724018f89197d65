import { MONTHS } from '../../../time/inWords';
import type { Tick } from '../../../ui/plot/Axis';

/** Months below a year, each where it begins; the first needs none. */
export const months: readonly Tick[] = MONTHS.map((name, index) => ({
  at: (index / MONTHS.length) * 100,
  text: name.slice(0, 3),
})).slice(1);

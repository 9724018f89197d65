/** Height at which returns lie, in percent from the top; the line between is at 60. */
export const BACK = 80;

/** Height of the first change of a day, and the way up to the next. */
const FIRST = 47;
const STEP = 17;

/** Changes of a month, those of one day above one another. */
export function stacked(days: readonly number[]): { day: number; y: number }[] {
  return days.map((day, index) => ({
    day,
    y: FIRST - STEP * days.slice(0, index).filter((other) => other === day).length,
  }));
}

import { fill } from '../../../text/fillWords';
import { formatDollars } from '../../../format/number.ts';
import { dotColumns, type Axis } from '../../../ui/plot/dotColumns';
import type { Mark } from '../../../ui/plot/nearest';
import { middleOf } from '../../../ui/plot/scale';
import words from './words.json';

/** Value at the end of a column, rounded to hundreds, as the values are. */
const endOf = (column: number, columns: number, { from, to }: Axis): number =>
  Math.round((from * (to / from) ** (column / columns)) / 100) * 100;

/** What each column with dots says: how many partners earned how much. */
export function columnMarks(
  earned: readonly number[],
  axis: Axis,
  columns: number,
): readonly (Mark & { readonly column: number })[] {
  return dotColumns(earned, axis, columns).flatMap((count, column) => {
    if (count === 0) return [];
    const range = {
      count,
      from: formatDollars(endOf(column, columns, axis)),
      to: formatDollars(endOf(column + 1, columns, axis)),
    };
    const says = fill(count === 1 ? words.one : words.several, range);
    return [{ column, at: middleOf(column, columns), says }];
  });
}

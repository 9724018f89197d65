/**
 * Where things stand in a chart. Places are in percent of the plot, x from its left, y from its
 * top; paths are in its thousandths, as the viewBox of `Chart` has it.
 */

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far `value` is from one end of a range to the other, in percent. */
export const percentOf = (value: number, { from, to }: Range): number =>
  ((value - from) / (to - from)) * 100;

/** The place of a height: percent from the top. */
export const heightOf = (value: number, range: Range): number => 100 - percentOf(value, range);

/** A place as CSS reads it. */
export const css = (percent: number): string => `${Math.round(percent * 100) / 100}%`;

/** Hours since midnight of a time such as 19:10. */
export const hoursOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};

/** Days since 1970 of a day such as 2025-06-12. */
export const daysOf = (date: string): number => Date.parse(date) / 86_400_000;

/** Values at equal distances from left to right. */
export const curve = (values: readonly number[], range: Range): Point[] =>
  values.map((value, index) => ({
    x: percentOf(index, { from: 0, to: values.length - 1 }),
    y: heightOf(value, range),
  }));

/** A value that holds from one edge to the other. */
export const level = (value: number, range: Range): Point[] => curve([value, value], range);

/** Points between which a value holds until the next one. */
export const stairs = (points: readonly Point[]): Point[] =>
  points.flatMap((point, index) => {
    const before = points[index - 1];
    return before ? [{ x: point.x, y: before.y }, point] : [point];
  });

/** A path through points. */
export const line = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${Math.round(x * 10)} ${Math.round(y * 10)}`).join('L')}`;

/** A closed path between an upper and a lower line. */
export const area = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${line([...upper, ...[...lower].reverse()])}Z`;

/**
 * Places in a chart: in percent of the plot, x from the left, y from the top; paths in its
 * thousandths, as the viewBox of `Chart`.
 */

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Place of a value in a range, in percent. */
export const percentOf = (value: number, { from, to }: Range): number =>
  ((value - from) / (to - from)) * 100;

/** Place of a value from the top, in percent. */
export const heightOf = (value: number, range: Range): number => 100 - percentOf(value, range);

/** Percentage for CSS. */
export const css = (percent: number): string => `${Math.round(percent * 100) / 100}%`;

/** Hours since midnight of a time such as 19:10. */
export const hoursOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};

/** Days since 1970 of a day such as 2025-06-12. */
export const daysOf = (date: string): number => Date.parse(date) / 86_400_000;

/** Points of equidistant values, left to right. */
export const curve = (values: readonly number[], range: Range): Point[] =>
  values.map((value, index) => ({
    x: percentOf(index, { from: 0, to: values.length - 1 }),
    y: heightOf(value, range),
  }));

/** Line of a constant value over the full width. */
export const level = (value: number, range: Range): Point[] => curve([value, value], range);

/** Step line: each value holds until the next point. */
export const stairs = (points: readonly Point[]): Point[] =>
  points.flatMap((point, index) => {
    const before = points[index - 1];
    return before ? [{ x: point.x, y: before.y }, point] : [point];
  });

/** Steps through points in thousandths, each from the one before it: a third less when compressed. */
function stepsOf(points: readonly Point[]): string[] {
  const places = points.map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)] as const);
  return places.map(([x, y], index) => {
    const [left, top] = places[index - 1] ?? [0, 0];
    return `${x - left}${y < top ? '' : ' '}${y - top}`;
  });
}

/** Path through points. */
export const line = (points: readonly Point[]): string => `M${stepsOf(points).join('l')}`;

/** Path of dots, from left to right: lines of no length, which round caps make visible. */
export const dots = (points: readonly Point[]): string =>
  stepsOf([...points].sort((one, other) => one.x - other.x))
    .map((step) => `m${step}h0`)
    .join('');

/** Closed path between two lines. */
export const area = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${line([...upper, ...[...lower].reverse()])}Z`;

/** Middle of the column at `index` when `count` of them share the width. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;

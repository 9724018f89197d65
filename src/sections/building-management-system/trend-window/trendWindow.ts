interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Values as points in a drawing of a width and height, first at the left edge, last at the right. */
export const pointsOf = (
  values: readonly number[],
  highest: number,
  width: number,
  height: number,
): Point[] =>
  values.map((value, index) => ({
    x: round((index / Math.max(1, values.length - 1)) * width),
    y: round(height - (value / highest) * height),
  }));

/** SVG path through points. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Values that a trend of a number of days still stores on a day. */
export const remembered = (
  values: readonly number[],
  day: number,
  memory: number,
): readonly number[] => values.slice(Math.max(0, day + 1 - memory), day + 1);

/** Automatic scale around the stored values, so that a quiet week and a faulty week look alike. */
export function scaleOf(values: readonly number[]): {
  readonly low: number;
  readonly high: number;
} {
  const low = Math.floor(Math.min(...values) - 0.5);
  const high = Math.ceil(Math.max(...values) + 0.5);
  return { low, high };
}

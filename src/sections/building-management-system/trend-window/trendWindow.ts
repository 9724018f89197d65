interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Values as points of a drawing so wide and so high, the first at its left edge, the last at its right. */
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

/** The points as a path of straight lines. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The last values up to a day that a trend of so many days still holds. */
export const remembered = (
  values: readonly number[],
  day: number,
  memory: number,
): readonly number[] => values.slice(Math.max(0, day + 1 - memory), day + 1);

/**
 * The scale that such a trend chooses by itself: around what it sees, so that a quiet week and a week
 * of faults look alike.
 */
export function scaleOf(values: readonly number[]): {
  readonly low: number;
  readonly high: number;
} {
  const low = Math.floor(Math.min(...values) - 0.5);
  const high = Math.ceil(Math.max(...values) + 0.5);
  return { low, high };
}

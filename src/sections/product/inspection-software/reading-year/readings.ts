import { MONTHS } from '../../../../time/inWords';
import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { heightOf, percentOf, type Point } from '../../../../ui/plot/scale';
import type { Row } from './schema';
import words from './words.json';

/** Months drawn after the last reading. */
export const AHEAD = 4;

/** Forecast of a reading some months after the last, by linear regression. */
export function trendOf(values: readonly number[], monthsAhead: number): number {
  const count = values.length;
  const meanX = (count - 1) / 2;
  const meanY = values.reduce((sum, value) => sum + value, 0) / count;
  const slope =
    values.reduce((sum, value, x) => sum + (x - meanX) * (value - meanY), 0) /
    values.reduce((sum, _, x) => sum + (x - meanX) ** 2, 0);
  return meanY + slope * (count - 1 - meanX + monthsAhead);
}

/** Month of a reading, from 0. @param first month of the first one, from 1 */
export const monthOf = (first: number, index: number): string =>
  MONTHS[(first - 1 + index) % 12] ?? '';

/** Readings of a row; if it moves, also those to come, from the trend of the last half year. */
export function pointsOf({ values, isMoving, from, to }: Row): (Point & { value: number })[] {
  const ahead = Array.from({ length: isMoving ? AHEAD : 0 }, (_, index) =>
    Math.round(trendOf(values.slice(6), index + 1)),
  );
  return [...values, ...ahead].map((value, index) => ({
    value,
    x: percentOf(index, { from: 0, to: values.length + AHEAD - 1 }),
    y: heightOf(value, { from, to }),
  }));
}

/** What each month says; the last reading is the one to begin with. */
export const marksOf = (row: Row, first: number): Mark[] =>
  pointsOf(row).map(({ value, x, y }, index) => ({
    at: x,
    y,
    says: fill(index < row.values.length ? words.passed : words.ahead, {
      month: monthOf(first, index),
      value,
      unit: row.unit,
    }),
  }));

import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { duration } from '../../../../ui/plot/segments';
import { heightOf, line, percentOf } from '../../../../ui/plot/scale';
import type { Mark } from '../../../../ui/plot/nearest';
import { airAt, goodsAt, lastMinute } from './warming';
import words from './words.json';

/** Minutes of the plot, and between two readings. */
export const SPAN = { from: 0, to: 540 };
const STEP = 20;
/** Degrees of the plot. */
export const DEGREES = { from: 34, to: 76 };

/** Time left until the goods have to go, or since when they had to, in words. */
export function timeLeft(minute: number): string {
  const left = lastMinute() - minute;
  return fill(left >= 0 ? words.left : words.over, { time: duration(Math.abs(left)) });
}

/** Path of a temperature over the plot. */
export const pathOf = (temperatureAt: (minute: number) => number): string =>
  line(
    Array.from({ length: SPAN.to / STEP + 1 }, (_, index) => ({
      x: percentOf(index * STEP, SPAN),
      y: heightOf(temperatureAt(index * STEP), DEGREES),
    })),
  );

/** Number of the mark of a minute. */
export const markOf = (minute: number): number => Math.round(minute / STEP) - 1;

/** What the case says every 20 minutes after its fan stopped. */
export const marks: readonly Mark[] = Array.from({ length: SPAN.to / STEP }, (_, index) => {
  const minute = (index + 1) * STEP;
  return {
    at: percentOf(minute, SPAN),
    y: heightOf(goodsAt(minute), DEGREES),
    says: fill(words.reading, {
      after: duration(minute),
      air: formatCount(airAt(minute), 1),
      goods: formatCount(goodsAt(minute), 1),
      left: timeLeft(minute),
    }),
  };
});

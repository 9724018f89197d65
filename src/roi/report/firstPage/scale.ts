import type { Payback } from '../../payback.ts';
import type { Point } from '../canvas.ts';

/** The vertical axis of the payback curve, in USD. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Room in millimeters that notes need above and below the zero line. */
export interface PlotRoom {
  readonly above: number;
  readonly below: number;
}

/** Turns months and USD into places on the sheet. */
export interface Plot {
  readonly at: (months: number, amount: number) => Point;
}

/** Ticks stand about this many millimeters apart. */
const APART = 10;

/** The smallest of 1, 2, 5, 10, … that is at least `least`. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (([1, 2, 5, 10] as const).find((factor) => factor * power >= least) ?? 10) * power;
}

/** Fits the curve into a plot `height` millimeters high, and leaves room for notes. */
export function scaleFor({ start, end }: Payback, height: number, room: PlotRoom): Scale {
  const top = Math.max(end, 0);
  const bottom = Math.min(start, end, 0);
  const step = niceStep(((top - bottom) * APART) / height);
  // A line that hardly leaves zero gets no tick of its own beyond it.
  const lowest = -bottom > step / 4 ? Math.floor(bottom / step) : 0;
  const highest = Math.floor(top / step);
  const ticks = Array.from({ length: highest - lowest + 1 }, (_, i) => (lowest + i) * step);
  const low = Math.min(bottom, lowest * step);
  return {
    ticks,
    low: Math.min(low, (-top * room.below) / (height - room.below)),
    high: Math.max(top, (-low * room.above) / (height - room.above)),
  };
}

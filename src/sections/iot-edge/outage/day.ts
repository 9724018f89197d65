import type { Fill, Hatch } from '../../../ui/plot/fill';
import type { Tick } from '../../../ui/plot/Axis';
import { hoursOf, percentOf } from '../../../ui/plot/scale';

interface Day {
  readonly from: string;
  readonly to: string;
}

/** Hours from one tick to the next. */
const STEP = 2;

/** Place of a time on the axis of a day, in percent; what lies beyond its ends stays at them. */
export function placeOf(time: string, { from, to }: Day): number {
  const at = percentOf(hoursOf(time), { from: hoursOf(from), to: hoursOf(to) });
  return Math.min(100, Math.max(0, at));
}

/** Every other hour, each with its own label. */
export function ticksOf(day: Day): readonly Tick[] {
  const first = hoursOf(day.from);
  const count = Math.floor((hoursOf(day.to) - first) / STEP) + 1;
  return Array.from({ length: count }, (_, index) => {
    const text = `${String(first + index * STEP).padStart(2, '0')}:00`;
    return { at: placeOf(text, day), text };
  });
}

/** How a stretch of a lane is drawn. */
export const looks: Readonly<Record<'on' | 'late' | 'off', { fill: Fill; hatch?: Hatch }>> = {
  on: { fill: 'measured' },
  late: { fill: 'wait-soft', hatch: 4 },
  off: { fill: 'off', hatch: 5 },
};

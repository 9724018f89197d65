import { fill } from '../../../text/fillWords';
import type { Mark } from '../../../ui/plot/nearest';
import { curve, hoursOf, percentOf } from '../../../ui/plot/scale';
import type { ViewOf } from './schema';
import words from './words.json';

type Curve = ViewOf<'curve'>;

/** Of the axis, in kW. */
export const RANGE = { from: 6, to: 8.5 };

/** A difference that is none. */
const LEAST = 3;

/** Time of a reading. */
export function timeOf({ from, step }: Pick<Curve, 'from' | 'step'>, index: number): string {
  const minutes = Math.round(hoursOf(from) * 60) + index * step;
  return [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** What each minute says: how much more the machine draws than its twin. */
export function marksOf(view: Curve): readonly Mark[] {
  const points = curve(view.measured, RANGE);
  return view.measured.map((measured, index) => {
    const twin = view.twin[index] ?? measured;
    const percent = Math.round(percentOf(measured, { from: 0, to: twin })) - 100;
    const values = { time: timeOf(view, index), name: view.name, measured, twin, percent };
    return {
      at: points[index]?.x ?? 0,
      y: points[index]?.y ?? 0,
      says: fill(percent < LEAST ? words.level : words.reading, values),
    };
  });
}

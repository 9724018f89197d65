import copy from '../../copy/openings.json';
import { fill } from '../../text/fillWords';

export const UNITS = ['hour', 'day', 'week'] as const;

type Unit = (typeof UNITS)[number];

/** A row of a span: from, to, and the number of its kind. */
type Blocks = readonly (readonly [from: number, to: number, kind: number])[];

const DAY = 24;
const NOON = 12;

/** An hour of the day, which may be after midnight: 18 is `6 p.m.`, 25.5 is `1:30 a.m.`. */
function clock(hours: number): string {
  const hour = Math.floor(hours) % DAY;
  const minutes = Math.round((hours % 1) * 60);
  const shown = `${hour % NOON || NOON}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return fill(hour < NOON ? copy.morning : copy.evening, { time: shown });
}

/** A place on the axis in words: `6 p.m.`, `Day 4`, and `Start` for 0. */
export function markOf(unit: Unit, at: number): string {
  if (unit === 'hour') return clock(at);
  return at === 0 ? copy.start : fill(copy.marks[unit], { at });
}

/** How long something takes: `15 h 20`, `4 days`, `1 week`. */
export function lengthOf(unit: Unit, length: number): string {
  if (unit !== 'hour') return fill(copy.lengths[unit][length === 1 ? 'one' : 'many'], { length });
  const hours = Math.floor(length);
  const minutes = Math.round((length % 1) * 60);
  return minutes
    ? fill(copy.lengths.minutes, { hours, minutes })
    : fill(copy.lengths.hour, { hours });
}

/** The sum of each kind over all rows. */
export const sumsOf = (rows: readonly { readonly blocks: Blocks }[], kinds: number): number[] =>
  Array.from({ length: kinds }, (_, index) =>
    rows
      .flatMap(({ blocks }) => blocks)
      .reduce((sum, [from, to, of]) => (of === index + 1 ? sum + to - from : sum), 0),
  );

/** Places of the ticks of an axis, its end included if it is one. */
export const ticksOf = (from: number, to: number, every: number): number[] =>
  Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => from + index * every);

import { fill } from '../../../../text/fillWords';
import type { Fill } from '../../../../ui/plot/fill';
import type { Mark } from '../../../../ui/plot/nearest';
import words from './words.json';

export interface Span {
  readonly kind: Kind;
  readonly minutes: number;
  readonly text: string;
}

/** Height of a minute in percent, and what its fill says: from minutes that nobody worked up to hands on the machine. */
export const KINDS = {
  nobody: { height: 20, fill: 'late' },
  known: { height: 36, fill: 'late' },
  way: { height: 58, fill: 'before' },
  looking: { height: 58, fill: 'wait' },
  hands: { height: 100, fill: 'measured' },
  test: { height: 72, fill: 'good-soft' },
} as const satisfies Record<string, { readonly height: number; readonly fill: Fill }>;

export type Kind = keyof typeof KINDS;

const HOUR = 60;

/** Clock time a number of minutes after another, such as `11:20`. */
export function clockAfter(start: string, minutes: number): string {
  const [hours = 0, past = 0] = start.split(':').map(Number);
  const all = hours * HOUR + past + minutes;
  return [Math.floor(all / HOUR) % 24, all % HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** All minutes of spans. */
export const minutesSpent = (spans: readonly Span[]): number =>
  spans.reduce((sum, { minutes }) => sum + minutes, 0);

/** What each span says, at its middle on a scale of `all` minutes. */
export function marksOf(spans: readonly Span[], start: string, all: number): Mark[] {
  let passed = 0;
  return spans.map(({ minutes, text }) => {
    const from = passed;
    passed += minutes;
    return {
      at: ((from + minutes / 2) / all) * 100,
      says: fill(words.span, { from: clockAfter(start, from), minutes, text }),
    };
  });
}

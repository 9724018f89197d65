import { fill } from '../../../../text/fillWords';
import type { Fill } from '../../../../ui/plot/fill';
import words from './words.json';

export const TONES = ['fault', 'work', 'ready', 'off'] as const;
type Tone = (typeof TONES)[number];

/** How a room of each state is filled; one that is ready is plain. */
export const FILLS: Readonly<Record<Tone, Fill>> = {
  fault: 'late',
  work: 'wait',
  ready: 'expected',
  off: 'strong',
};

interface Room {
  readonly states: readonly { readonly tone: Tone }[];
}

/** How many rooms are in which state at an hour, in words. */
export const sumOf = (rooms: readonly Room[], instant: number): string =>
  TONES.flatMap((tone) => {
    const count = rooms.filter(({ states }) => states[instant]?.tone === tone).length;
    return count === 0 ? [] : [fill(words.counts[tone], { count })];
  }).join(', ');

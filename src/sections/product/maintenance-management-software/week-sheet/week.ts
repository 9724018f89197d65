import { fill } from '../../../../text/fillWords';
import type { Fill } from '../../../../ui/plot/fill';
import type { Mark } from '../../../../ui/plot/nearest';
import words from './words.json';

/** What hours went to; travel is the gap between days. */
export const KINDS = {
  work: 'good-soft',
  moved: 'wait',
  broke: 'late',
  open: 'expected',
  travel: undefined,
} as const satisfies Record<string, Fill | undefined>;

export type Kind = keyof typeof KINDS;

interface Hours {
  readonly kind: Kind;
  readonly hours: number;
  readonly text?: string | undefined;
}

/** All hours of blocks, to the tenth. */
export const hoursOf = (blocks: readonly Hours[]): number =>
  Math.round(blocks.reduce((sum, { hours }) => sum + hours, 0) * 10) / 10;

/** What each block of a week says, at its middle. */
export function marksOf(days: readonly (readonly Hours[])[], dayNames: readonly string[]): Mark[] {
  const all = hoursOf(days.flat());
  let passed = 0;
  return days.flatMap((blocks, day) =>
    blocks.map(({ kind, hours, text }) => {
      const at = ((passed + hours / 2) / all) * 100;
      passed += hours;
      const what = text ?? words[kind];
      return { at, says: fill(words.block[kind], { day: dayNames[day] ?? '', hours, what }) };
    }),
  );
}

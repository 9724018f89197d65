import { formatHours } from '../../../../format/number';
import type { Fill } from '../../../../ui/plot/fill';
import type { Mark } from '../../../../ui/plot/nearest';
import { fill } from '../../../../text/fillWords';
import { ARCH, middleOf, pointAt } from './arch';
import type { Plan } from './schema';
import words from './words.json';

/** States of a round in the order of the legend, with what their fields are filled with. */
export const STATES = ['done', 'late', 'due', 'planned'] as const;
export const fills: Readonly<Record<(typeof STATES)[number], Fill>> = {
  done: 'measured',
  late: 'wait',
  due: 'late',
  planned: 'good-soft',
};

const WEEKS = Array.from({ length: 52 }, (_, index) => index + 1);

/** Rounds of a week: the ring that each lies on, and its state. */
export const roundsIn = (plans: readonly Plan[], week: number) =>
  plans.flatMap((plan, ring) =>
    STATES.filter((state) => plan[state].includes(week)).map((state) => ({ plan, ring, state })),
  );

/** Rounds done in their week, and all that were due before this one. */
export function keptOf(plans: readonly Plan[]): { done: number; all: number } {
  const count = (state: 'done' | 'late') =>
    plans.reduce((sum, plan) => sum + plan[state].length, 0);
  return { done: count('done'), all: count('done') + count('late') };
}

/** What each week says: its rounds with hours and people; marks lie under the outer ring. */
export const marksOf = (plans: readonly Plan[], now: number): Mark[] =>
  WEEKS.map((week) => {
    const rounds = roundsIn(plans, week).map(({ plan: { name, hours, who }, state }) =>
      fill(words.round, { name, who, hours: formatHours(hours), state: words.states[state] }),
    );
    const head = fill(week === now ? words.now : words.week, { week });
    return {
      at: (pointAt(middleOf(week), ARCH.outer).x / ARCH.width) * 100,
      says: [head, ...(rounds.length ? rounds : [words.none])].join(' '),
    };
  });

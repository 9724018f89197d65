import { formatCount, formatDollars } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import type { Fill } from '../../../ui/plot/fill';
import type { Mark } from '../../../ui/plot/nearest';
import { middleOf, percentOf } from '../../../ui/plot/scale';
import type { Way } from './schema';
import words from './words.json';

export const phases = ['unseen', 'unowned', 'owned'] as const;
export type Phase = (typeof phases)[number];

export const fills: Readonly<Record<Phase, Fill>> = {
  unseen: 'before',
  unowned: 'wait',
  owned: 'good',
};

/** Stretch of each phase on the scale, in percent; one that took no time has none. */
export function lengthsOf({ found, taken, repaired }: Omit<Way, 'name' | 'text'>, lastDay: number) {
  const at = (day: number): number => percentOf(day, { from: 0, to: lastDay });
  const edges = [0, found, taken, repaired].map(at);
  return phases
    .map((phase, index) => ({ phase, from: edges[index] ?? 0, to: edges[index + 1] ?? 0 }))
    .filter(({ from, to }) => to > from);
}

interface PerDay {
  readonly amount: number;
  readonly unit: string;
  readonly dollars: number;
}

/** Energy and cost of a fault until its repair. */
export function wasteOf({ repaired }: Pick<Way, 'repaired'>, perDay: Omit<PerDay, 'unit'>) {
  const amount = repaired * perDay.amount;
  return { amount, dollars: amount * perDay.dollars };
}

/** What each way of managing says: how long, at what cost, and what happened. */
export const marksOf = (ways: readonly Way[], perDay: PerDay): Mark[] =>
  ways.map((way, index) => {
    const { amount, dollars } = wasteOf(way, perDay);
    return {
      at: middleOf(index, ways.length),
      says: fill(words.says, {
        name: way.name,
        days: way.repaired,
        amount: formatCount(amount),
        unit: perDay.unit,
        dollars: formatDollars(dollars),
        text: way.text,
      }),
    };
  });

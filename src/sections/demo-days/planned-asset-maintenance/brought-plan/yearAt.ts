import type { Leveled } from './levelRounds';

/** Hours of each week once a share (0 to 1) of the moves is made, the largest first. */
export function yearAt({ before, moves }: Leveled, share: number): number[] {
  const year = [...before];
  for (const { from, to, hours } of moves.slice(0, Math.round(moves.length * share))) {
    year[from - 1] = (year[from - 1] ?? 0) - hours;
    year[to - 1] = (year[to - 1] ?? 0) + hours;
  }
  return year.map(Math.round);
}

/** How many weeks ask for more than there is. */
export const overIn = (year: readonly number[], hours: number): number =>
  year.filter((week) => week > hours).length;

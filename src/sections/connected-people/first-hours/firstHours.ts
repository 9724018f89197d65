import { minutesOfDay } from '../../../time/minutesOfDay';

interface Piece {
  readonly minutes: number;
  readonly use: string;
}

/** Clock time a number of minutes later, wrapping at midnight. */
export function later(clock: string, minutes: number): string {
  const at = (minutesOfDay(clock) + minutes) % 1440;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** Minutes from one clock time to a later one, over midnight as well. */
export const passedBetween = (from: string, to: string): number =>
  (minutesOfDay(to) - minutesOfDay(from) + 1440) % 1440;

/** Activities with their start times. */
export const timed = <Of extends Piece>(
  begins: string,
  pieces: readonly Of[],
): (Of & { readonly at: string })[] =>
  pieces.map((piece, index) => ({
    ...piece,
    at: later(
      begins,
      pieces.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
    ),
  }));

/** Total minutes of an activity. */
export const minutesFor = (use: string, hours: readonly (readonly Piece[])[]): number =>
  hours
    .flat()
    .filter((piece) => piece.use === use)
    .reduce((sum, { minutes }) => sum + minutes, 0);

/** Seconds that the words of one moment take up on the enlarged line. */
const WIDTH = 3;

/** Where the words of a moment hang under a line of seconds. */
export interface Hung {
  /** How far below the line, from 1. */
  readonly row: number;
  /** How many seconds are free to its right before a thread to a deeper row passes. */
  readonly free: number;
}

/**
 * Hangs moments under a line so that no words overlap, and no thread leads through the words of
 * another: each as high as it can, beginning with the last.
 */
export function secondsRows(seconds: readonly number[], end: number): Hung[] {
  const nearest: number[] = [];
  const rows = [...seconds].reverse().map((second) => {
    const free = nearest.findIndex((next) => next - second >= WIDTH);
    const row = free < 0 ? nearest.length : free;
    nearest[row] = second;
    return row + 1;
  });
  rows.reverse();
  return seconds.map((second, index) => {
    const row = rows[index] ?? 1;
    const passing = seconds.findIndex((_, other) => other > index && (rows[other] ?? 1) >= row);
    return { row, free: (passing < 0 ? end : (seconds[passing] ?? end)) - second };
  });
}

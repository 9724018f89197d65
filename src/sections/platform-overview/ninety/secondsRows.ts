/** Width of a label, in seconds of the enlarged scale. */
const WIDTH = 3;

/** Place of a label below the scale. */
export interface Hung {
  /** Row below the line, from 1. */
  readonly row: number;
  /** Seconds free to its right, up to the next connector. */
  readonly free: number;
}

/**
 * Places labels in rows below the scale without overlaps of labels or connectors, each as high as
 * possible, from the last to the first.
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

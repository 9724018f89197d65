export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Place of a value on a logarithmic axis, in percent. */
export const placeOnLogAxis = (value: number, { from, to }: Axis): number =>
  (Math.log(value / from) / Math.log(to / from)) * 100;

/** Number of values in each of `columns` equal stretches of the axis; outliers count in the first and last. */
export function dotColumns(values: readonly number[], axis: Axis, columns: number): number[] {
  const dots = Array.from({ length: columns }, () => 0);
  for (const value of values) {
    const column = Math.floor((placeOnLogAxis(value, axis) / 100) * columns);
    const inside = Math.min(columns - 1, Math.max(0, column));
    dots[inside] = (dots[inside] ?? 0) + 1;
  }
  return dots;
}

/** Median. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

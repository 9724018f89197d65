export interface LeverBar {
  /** Start and length of the bar, in percent of the largest sum. */
  readonly start: number;
  readonly length: number;
  /** Megawatt-hours per year, rounded. */
  readonly mwh: number;
}

export interface LeverBars {
  readonly bars: readonly LeverBar[];
  /** Totals in percent and megawatt-hours. */
  readonly percent: number;
  readonly mwh: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Bars that start where the ones before ended; losses go back. */
export function leverBars(percents: readonly number[], baseMwh: number): LeverBars {
  const sums = percents.map((_, index) =>
    percents.slice(0, index + 1).reduce((sum, percent) => sum + percent, 0),
  );
  const longest = Math.max(...sums, 0);
  const bars = percents.map((percent, index) => {
    const end = sums[index] ?? 0;
    const from = end - percent;
    return {
      start: (Math.min(from, end) / longest) * 100,
      length: (Math.abs(percent) / longest) * 100,
      mwh: Math.round((percent / 100) * baseMwh),
    };
  });
  const percent = tenth(sums.at(-1) ?? 0);
  return { bars, percent, mwh: Math.round((percent / 100) * baseMwh) };
}

/** Place of a value on a scale, in percent to one decimal. */
export const percentOnScale = (value: number, from: number, to: number): number =>
  Math.round(((value - from) / (to - from)) * 1000) / 10;

/** Forecast of a reading some months after the last, by linear regression. */
export function trendOf(values: readonly number[], monthsAhead: number): number {
  const count = values.length;
  const meanX = (count - 1) / 2;
  const meanY = values.reduce((sum, value) => sum + value, 0) / count;
  const slope =
    values.reduce((sum, value, x) => sum + (x - meanX) * (value - meanY), 0) /
    values.reduce((sum, _, x) => sum + (x - meanX) ** 2, 0);
  return meanY + slope * (count - 1 - meanX + monthsAhead);
}

/** Where a value stands on a scale, in percent from its lower end, to one decimal. */
export const shareOf = (value: number, from: number, to: number): number =>
  Math.round(((value - from) / (to - from)) * 1000) / 10;

/**
 * What a reading comes to some months after the last, if it goes on as it did: the line of least
 * squares through the values.
 */
export function trendOf(values: readonly number[], monthsAhead: number): number {
  const count = values.length;
  const meanX = (count - 1) / 2;
  const meanY = values.reduce((sum, value) => sum + value, 0) / count;
  const slope =
    values.reduce((sum, value, x) => sum + (x - meanX) * (value - meanY), 0) /
    values.reduce((sum, _, x) => sum + (x - meanX) ** 2, 0);
  return meanY + slope * (count - 1 - meanX + monthsAhead);
}

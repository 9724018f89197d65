/**
 * Drops the noise of binary fractions, so that 3,240 × 21.62 is 70,048.8 and a breakeven of
 * exactly two months is not rounded up to three. Fourteen digits hold cents up to a trillion USD.
 * What is less than a billionth counts as nothing, so that no division by it leaves the numbers.
 */
export function settle(value: number): number {
  return Math.abs(value) < 1e-9 ? 0 : Number(value.toPrecision(14));
}

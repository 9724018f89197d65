/** Ends of the scale, as shares of the amount before. */
const FROM = 1 / 20;
const TO = 3;

/** Amounts of a claim. */
interface Pair {
  readonly before: { readonly value: number };
  readonly after: { readonly value: number };
}

/** Share of the amount before: 0.5 is a half. */
export const leftOf = ({ before, after }: Pair): number => after.value / before.value;

/** Whether a share is beyond the end of the scale. */
export const isOff = (share: number): boolean => share < FROM || share > TO;

/** Place of a share on the logarithmic scale, in percent, clamped to its ends. */
export function placeOnRule(share: number): number {
  const inside = Math.min(TO, Math.max(FROM, share));
  return Math.round((Math.log(inside / FROM) / Math.log(TO / FROM)) * 1000) / 10;
}

/** Results sorted by share, smallest first. */
export const byRest = <Result extends Pair>(results: readonly Result[]): Result[] =>
  [...results].sort((one, other) => leftOf(one) - leftOf(other));

/** Fine ticks of the scale, as a path over 1,000 units. */
export function divisions(): string {
  const tenths = Array.from({ length: 16 }, (_, index) => (index + 5) / 100);
  const whole = Array.from({ length: 28 }, (_, index) => (index + 3) / 10);
  return [...tenths, ...whole]
    .map((share) => `M${Math.round(placeOnRule(share) * 10)} 0v8`)
    .join('');
}

/** The ends of the rule, as shares of what was before. */
const FROM = 1 / 20;
const TO = 3;

/** What a result is placed by: the amounts of its claim. */
interface Pair {
  readonly before: { readonly value: number };
  readonly after: { readonly value: number };
}

/** How much is left of what was before: 0.5 is a half. */
export const leftOf = ({ before, after }: Pair): number => after.value / before.value;

/** Whether a result is further away than the rule is long. */
export const isOff = (share: number): boolean => share < FROM || share > TO;

/**
 * Where a share stands on the rule, in percent of its length. Equal ratios are equal distances; what
 * is off the rule stands at its end.
 */
export function placeOnRule(share: number): number {
  const inside = Math.min(TO, Math.max(FROM, share));
  return Math.round((Math.log(inside / FROM) / Math.log(TO / FROM)) * 1000) / 10;
}

/** Results in the order of the rule, the smallest rest first. */
export const byRest = <Result extends Pair>(results: readonly Result[]): Result[] =>
  [...results].sort((one, other) => leftOf(one) - leftOf(other));

/** The fine division of the rule: the tens, the tenths and the whole ones, as a path over 1,000 units. */
export function divisions(): string {
  const tenths = Array.from({ length: 16 }, (_, index) => (index + 5) / 100);
  const whole = Array.from({ length: 28 }, (_, index) => (index + 3) / 10);
  return [...tenths, ...whole]
    .map((share) => `M${Math.round(placeOnRule(share) * 10)} 0v8`)
    .join('');
}

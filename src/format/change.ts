/** Under this, a whole percent would hide too much of the change: 11.6 is not 12. */
const SMALL = 20;

/**
 * The change from one amount to another in percent: one decimal under 20%, whole from there:
 * `−31%`, `−11.6%`, `+4%`. The minus is the typographic one.
 * @throws RangeError where there is nothing to compare with.
 */
export function formatChange(before: number, after: number): string {
  if (before <= 0) throw new RangeError(`No change can be told from ${before}`);
  const percent = (after / before - 1) * 100;
  const size = Math.abs(percent);
  const digits = String(Number(size.toFixed(size < SMALL ? 1 : 0)));
  if (digits === '0') return '0%';
  return `${percent < 0 ? '−' : '+'}${digits}%`;
}

/** Two amounts as shares of the greater one, in percent: the lengths of their bars. */
export function shares(before: number, after: number): { before: number; after: number } {
  const whole = Math.max(before, after) / 100;
  return { before: before / whole, after: after / whole };
}

/** Minutes that a month may be away under a promise in percent. */
export const allowance = (days: number, promised: number): number =>
  (days * 24 * 60 * (100 - promised)) / 100;

/** Percent of the month’s price for each full hour, once the promise is broken. */
const CREDIT_AN_HOUR = 10;

/** What is given back for a month, in percent of its price. */
export function creditFor(minutes: number, days: number, promised: number): number {
  if (minutes <= allowance(days, promised)) return 0;
  return Math.min(Math.floor(minutes / 60) * CREDIT_AN_HOUR, 100);
}

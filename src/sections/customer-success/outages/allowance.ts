/** Downtime in minutes that an SLA in percent allows in a month. */
export const allowance = (days: number, promised: number): number =>
  (days * 24 * 60 * (100 - promised)) / 100;

/** Credit for each full hour beyond the SLA, in percent of the month’s price. */
const CREDIT_AN_HOUR = 10;

/** Credit for a month, in percent of its price. */
export function creditFor(minutes: number, days: number, promised: number): number {
  if (minutes <= allowance(days, promised)) return 0;
  return Math.min(Math.floor(minutes / 60) * CREDIT_AN_HOUR, 100);
}

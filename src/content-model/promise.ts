/** Percentage of a calendar month that is promised (/service-levels/). */
export const PROMISED = 99.9;

/** Credit for each full hour away in a month below the promise, in percent of its price (/service-levels/). */
const CREDIT_AN_HOUR = 10;

/** Days of the month of an ISO month or day. */
export const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();

/** Minutes that the promise leaves in a month of so many days. */
export const allowance = (days: number): number => (days * 24 * 60 * (100 - PROMISED)) / 100;

/** Credit for a month with so many minutes away, in percent of its price. */
export const creditFor = (minutes: number, days: number): number =>
  minutes <= allowance(days) ? 0 : Math.min(Math.floor(minutes / 60) * CREDIT_AN_HOUR, 100);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a lead is tried again after so many tries: 5, 10, 20 minutes and so on, six hours at most. */
export const nextTry = (tries: number, now: number): number =>
  now + Math.min(5 * MINUTE * 2 ** (tries - 1), 6 * HOUR);

/** A lead that the service has not taken by then is for a person to look at. */
export const givesUpAt = (sentAt: number): number => sentAt + 7 * DAY;

/** A mark answers whoever sends the same again; nobody does after a month. */
export const MARKS_LAST = 30 * DAY;

/** What was given up is for a person, who has that long; then nobody needs the visitor's words. */
export const GIVEN_UP_LAST = 90 * DAY;

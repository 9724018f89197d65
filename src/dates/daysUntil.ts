const DAY = 86_400_000;

/** The calendar day of a moment in a zone, as milliseconds of its midnight in UTC. */
const dayOf = (moment: number, timeZone: string): number =>
  Date.parse(new Date(moment).toLocaleDateString('en-CA', { timeZone }));

/**
 * How many nights lie between `now` (milliseconds) and the day of something, counted where it
 * happens: 0 on its day and afterwards, 1 on the day before.
 */
export const daysUntil = (now: number, startsAt: string, timeZone: string): number =>
  Math.max(0, Math.round((dayOf(Date.parse(startsAt), timeZone) - dayOf(now, timeZone)) / DAY));

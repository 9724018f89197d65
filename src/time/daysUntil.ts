import { localAt, offsetOf } from './local';

const DAY = 86_400_000;

/** The calendar day of a moment on a clock with that offset, as milliseconds of its midnight in UTC. */
const dayOf = (moment: number, offset: number): number =>
  Date.parse(localAt(moment, offset).slice(0, 10));

/**
 * How many nights lie between `now` (milliseconds) and the day of something, counted where it
 * happens: 0 on its day and afterwards, 1 on the day before.
 */
export function daysUntil(now: number, startsAt: string): number {
  const offset = offsetOf(startsAt);
  return Math.max(0, (dayOf(Date.parse(startsAt), offset) - dayOf(now, offset)) / DAY);
}

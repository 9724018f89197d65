import { fill } from '../../../../text/fillWords';
import type { Reason } from './schema';
import words from './words.json';

/** How many jobs moved for a reason, and their hours; whether it was known beforehand. */
export function sumOf({ jobs, isKnown }: Reason): string {
  const hours = Math.round(jobs.reduce((sum, job) => sum + job.hours, 0) * 10) / 10;
  const sum = fill(jobs.length === 1 ? words.one : words.many, { count: jobs.length, hours });
  return isKnown ? fill(words.known, { sum }) : sum;
}

/** From which day to which, and for how long. */
export const wayOf = (
  { from, to, hours }: Reason['jobs'][number],
  dayNames: readonly string[],
): string => fill(words.way, { from: dayNames[from] ?? '', to: dayNames[to] ?? '', hours });

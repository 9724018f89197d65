import { fill } from '../../../text/fillWords';
import type { Mark } from '../../../ui/plot/nearest';
import words from './words.json';

const HOUR = 60;

/** Time in the largest unit that says it exactly. */
function spelled(minutes: number): string {
  if (minutes % HOUR) return fill(minutes === 1 ? words.minute : words.minutes, { minutes });
  return fill(words.hours, { hours: minutes / HOUR });
}

/** Place of a moment on a scale whose steps grow, in percent. */
export const placeOf = (minutes: number, most: number): number =>
  (Math.log1p(minutes) / Math.log1p(most)) * 100;

/** Each attempt with its place and what is said of it; `away` is until when the server doesn’t answer. */
export function marksOf(attempts: readonly number[], away: number): Mark[] {
  const most = attempts.at(-1) ?? 0;
  return attempts.map((minutes, index) => {
    const says = index === 0 ? words.first : minutes > away ? words.taken : words.missed;
    return {
      at: placeOf(minutes, most),
      says: fill(says, { number: index + 1, after: spelled(minutes) }),
    };
  });
}

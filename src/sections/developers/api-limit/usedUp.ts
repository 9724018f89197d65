import { formatHours } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import words from './words.json';

const MINUTE = 60;

/** Second of the minute in which the calls are used up at so many a second, and a sentence; the whole minute if they never are. */
export function usedUp(perSecond: number, calls: number): { second: number; says: string } {
  const inMinute = perSecond * MINUTE;
  if (inMinute <= calls) {
    const says = fill(perSecond === 1 ? words.one : words.never, { perSecond, inMinute });
    return { second: MINUTE, says };
  }
  const exact = calls / perSecond;
  const second = Math.ceil(exact);
  const values = { second, wait: MINUTE - second, perSecond, calls, exact: formatHours(exact) };
  return { second, says: fill(words.full, values) };
}

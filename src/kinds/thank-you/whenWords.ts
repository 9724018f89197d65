import { fill } from '../../text/fillWords';
import copy from '../../copy/thankYou.json';
import { momentAfter, spanOf } from '../../time/after';
import { inDay } from '../../time/inWords';

interface When {
  readonly text: string;
  /** For `<time>`, if the time is known. */
  readonly dateTime?: string;
}

/**
 * Time of a step: by the clock that showed `sentAt` (`2027-03-18T17:30`) at submission, or else its
 * duration.
 */
export function whenWords(after: string | null, sentAt?: string): When {
  if (after === null) return { text: copy.last };
  const span = spanOf(after);
  if (sentAt === undefined) {
    const count = copy.counts[span.count] ?? span.count;
    const [one = '', other = ''] = copy.inWords[span.unit];
    return { text: fill(span.count === 1 ? one : other, { count }) };
  }
  const dateTime = momentAfter(sentAt, span);
  const [day = '', time = ''] = dateTime.split('T');
  const isDay = span.unit === 'day' || span.unit === 'working day';
  return {
    text: fill(copy.atTime[span.unit], { day: inDay(day), time }),
    dateTime: isDay ? day : dateTime,
  };
}

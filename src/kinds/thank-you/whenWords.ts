import { fill } from '../../text/fillWords';
import copy from '../../copy/thankYou.json';
import { momentAfter, spanOf } from '../../time/after';
import { inDay } from '../../time/inWords';

interface When {
  readonly text: string;
  /** For `<time>`, where the moment is known. */
  readonly dateTime?: string;
}

/**
 * When something happens: by a clock that showed `sentAt` (`2027-03-18T17:30`) when the form was
 * sent, otherwise how long it takes.
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

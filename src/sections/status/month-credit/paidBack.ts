import { allowance, creditFor } from '../../../content-model/promise';
import { fill } from '../../../text/fillWords';
import words from './words.json';

const DAYS = 30;

/** What a month of 30 days pays back for so many minutes away: percent of its price, and a sentence. */
export function paidBack(minutes: number): { share: number; says: string } {
  const limit = allowance(DAYS);
  const share = creditFor(minutes, DAYS);
  const hours = Math.floor(minutes / 60);
  const says = share > 0 ? words.given : minutes > limit ? words.short : words.inside;
  return {
    share,
    says: fill(says, {
      minutes,
      limit: limit.toFixed(1),
      over: (minutes - limit).toFixed(1),
      share: `${share}%`,
      hours: hours === 1 ? words.hours.one : fill(words.hours.many, { count: hours }),
    }),
  };
}

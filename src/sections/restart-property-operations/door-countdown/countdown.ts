import { dayInShort } from '../../../time/inWords';

const DAY = 86_400_000;

/** Midnight in UTC of a day, `2027-01-04`; undefined if invalid. */
function midnightOf(day: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** Date a number of days after the opening, in words; empty without one. */
export function dateOf(opening: string, offset: number): string | null {
  const start = midnightOf(opening);
  return start === null ? null : dayInShort(new Date(start + offset * DAY).toISOString());
}

/** Whether a day of the checklist falls on a weekend. */
export function isWeekend(opening: string, offset: number): boolean {
  const start = midnightOf(opening);
  return start !== null && [0, 6].includes(new Date(start + offset * DAY).getUTCDay());
}

/** Day of the checklist for a calendar day. */
export function countdownDay(opening: string, today: string): number | null {
  const start = midnightOf(opening);
  const now = midnightOf(today);
  return start === null || now === null ? null : (now - start) / DAY;
}

/** Signed day: −14, 0, +30. */
export const signed = (day: number): string =>
  day < 0 ? `−${-day}` : day > 0 ? `+${day}` : String(day);

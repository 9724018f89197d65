/** Names of the months, as written in sentences. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of an ISO day: `Thursday`. */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

const monthOf = (iso: string): string => MONTHS[Number(iso.slice(5, 7)) - 1] ?? '';

/**
 * An ISO day or month in words that stay on one line: `November 4, 2025`, `November 2025`. Without
 * `Intl`, whose first formatter takes a phone longer than the rest of a page's dates together.
 */
export function inWords(iso: string): string {
  const year = iso.slice(0, 4);
  const day = Number(iso.slice(8, 10));
  return day ? `${monthOf(iso)}\u00a0${day},\u00a0${year}` : `${monthOf(iso)}\u00a0${year}`;
}

/** An ISO day without its year, short: `Nov 4`. */
export const inShort = (iso: string): string =>
  `${monthOf(iso).slice(0, 3)}\u00a0${Number(iso.slice(8, 10))}`;

/** With its weekday: `Thu, Nov 4`. */
export const dayInShort = (iso: string): string =>
  `${weekdayOf(iso.slice(0, 10)).slice(0, 3)}, ${inShort(iso)}`;

/** An ISO day of this year: `Tuesday, December 2`. */
export const inDay = (day: string): string =>
  `${weekdayOf(day)}, ${monthOf(day)}\u00a0${Number(day.slice(8, 10))}`;

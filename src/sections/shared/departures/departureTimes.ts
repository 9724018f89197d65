import { inShort, weekdayOf } from '../../../time/inWords';
import { localAt } from '../../../time/local';

/** Local time of a moment: `2027-01-14T10:00`. Without `Intl`; see `inWords`. */
export const hereAt = (moment: string): string =>
  localAt(Date.parse(moment), -new Date(moment).getTimezoneOffset());

/** The same in UTC, for builds and browsers alike. */
export const UNIVERSAL = (moment: string): string => localAt(Date.parse(moment), 0);

/** `Thu, Jan 14` */
export const dayInShort = (clock: string): string =>
  `${weekdayOf(clock.slice(0, 10)).slice(0, 3)}, ${inShort(clock)}`;

export const hourOf = (clock: string): string => clock.slice(11);

/** Whether a time is at night. */
export const isNight = (clock: string): boolean => {
  const hour = Number(clock.slice(11, 13));
  return hour < 6 || hour >= 22;
};

/** Dates with seats, then full ones, each by time. */
export const bookableFirst = <One extends { readonly seats: number }>(
  dates: readonly One[],
): readonly One[] => [
  ...dates.filter(({ seats }) => seats > 0),
  ...dates.filter(({ seats }) => seats === 0),
];

/** Value sent with the form, for people and programs: day in words, and ISO moment. */
export const wordsOf = (moment: string, prefix: string): string =>
  [prefix, `${dayInShort(UNIVERSAL(moment))} ${moment.slice(0, 4)}`, `(${moment})`]
    .filter(Boolean)
    .join(' ');

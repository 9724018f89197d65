import { inShort, weekdayOf } from '../../../time/inWords';
import { localAt } from '../../../time/local';

/** A moment by the clock of the visitor: `2027-01-14T10:00`. Without `Intl`; see `inWords`. */
export const hereAt = (moment: string): string =>
  localAt(Date.parse(moment), -new Date(moment).getTimezoneOffset());

/** The same by the clock that every browser and every build has in common. */
export const UNIVERSAL = (moment: string): string => localAt(Date.parse(moment), 0);

/** `Thu, Jan 14` */
export const dayOf = (clock: string): string =>
  `${weekdayOf(clock.slice(0, 10)).slice(0, 3)}, ${inShort(clock)}`;

export const hourOf = (clock: string): string => clock.slice(11);

/** Whether nobody should be asked to be awake then. */
export const isNight = (clock: string): boolean => {
  const hour = Number(clock.slice(11, 13));
  return hour < 6 || hour >= 22;
};

/** Dates with seats first and full ones last, each in the order of time. */
export const bookableFirst = <One extends { readonly seats: number }>(
  dates: readonly One[],
): readonly One[] => [
  ...dates.filter(({ seats }) => seats > 0),
  ...dates.filter(({ seats }) => seats === 0),
];

/** What goes with the form, for people and for programs: the day in words, and the moment itself. */
export const wordsOf = (moment: string, prefix: string): string =>
  [prefix, `${dayOf(UNIVERSAL(moment))} ${moment.slice(0, 4)}`, `(${moment})`]
    .filter(Boolean)
    .join(' ');

import { dayInShort } from '../../../time/inWords';
import { hereAt, localAt } from '../../../time/local';
import { endOf, stateAt } from '../../../time/stateAt';
import { fill } from '../../../text/fillWords';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { departures } from './schema';
import words from './words.json';

export type Departing = SectionProps<typeof departures>['departing'];

/** A date of the board, with what each city’s clock says then. */
export type Departure = Departing['dates'][number] & { readonly clocks: readonly string[] };

/** Local time of a moment: `2027-01-14T10:00`. */
export const OWN = (moment: string): string => hereAt(Date.parse(moment));

/** The same in UTC, for builds and browsers alike. */
export const UNIVERSAL = (moment: string): string => localAt(Date.parse(moment), 0);

export const hourOf = (clock: string): string => clock.slice(11);

/** Whether a time is at night. */
export const isNight = (clock: string): boolean => {
  const hour = Number(clock.slice(11, 13));
  return hour < 6 || hour >= 22;
};

/** Dates that are not over, by time. */
export const departuresAt = (now: number, { dates, clocks, minutes }: Departing): Departure[] =>
  dates
    .map((date, index) => ({ ...date, clocks: clocks[index] ?? [] }))
    .filter(({ at }) => stateAt(now, at, endOf(at, minutes)) !== 'past')
    .sort((one, other) => one.at.localeCompare(other.at));

/** The first date with seats; where all are full, the first, for its waiting list. */
export const nextOf = (dates: readonly Departure[]): Departure | undefined =>
  dates.find(({ seats }) => seats > 0) ?? dates[0];

/** Seats left, or that there are none. */
export const seatsOf = ({ seats }: Departure): string =>
  seats > 0 ? fill(words.seats, { seats }) : words.full;

/** Value sent with the form, for people and programs: day in words, and ISO moment. */
export const valueOf = ({ at, seats }: Departure): string =>
  [seats > 0 ? '' : words.waits, `${dayInShort(UNIVERSAL(at))} ${at.slice(0, 4)}`, `(${at})`]
    .filter(Boolean)
    .join(' ');

/** A date by the clocks of all cities, in a sentence. */
export const elsewhere = ({ at, clocks }: Departure, { cities }: Departing): string =>
  fill(words.elsewhere, {
    day: dayInShort(UNIVERSAL(at)),
    hours: cities
      .map(({ name }, index) =>
        fill(words.hour, { hour: hourOf(clocks[index] ?? ''), city: name.replace(' ', '\u00a0') }),
      )
      .join(', '),
  });

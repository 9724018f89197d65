import { calendarFile, type CalendarEntry } from '../time/calendar';
import { endOf } from '../time/stateAt';
import copy from '../copy/discovery.json';
import { fill } from '../text/fillWords';
import { site } from '../site';
import { asTyped } from '../text/withoutNoBreaks';
import { entryFile } from './entryFile';
import type { FoundPage } from './page';

export const CALENDAR = '/calendar.ics';

interface Timed {
  readonly startsAt: string;
  readonly endsAt?: string;
  readonly minutes?: number;
  readonly venue?: { readonly name: string; readonly address: string; readonly city: string };
  readonly canceled?: object;
  readonly moved?: object;
}

const isTimed = ({ kind }: FoundPage): boolean => kind === 'Event' || kind === 'Webinar';

const calendarEntry = (page: FoundPage, origin: string): CalendarEntry => {
  const { startsAt, endsAt, minutes = 0, venue, canceled, moved } = page.data as unknown as Timed;
  const url = origin + page.path;
  return {
    url,
    title: asTyped(page.title),
    description: asTyped(page.description),
    place: venue ? asTyped(`${venue.name}, ${venue.address}, ${venue.city}`) : url,
    startsAt,
    endsAt: endsAt ?? endOf(startsAt, minutes),
    changed: page.changed ?? page.today,
    revision: [moved, canceled].filter(Boolean).length,
    isCanceled: canceled !== undefined,
  };
};

/** The calendar files of the site by their addresses: one of all that is to come, and one of each. */
export function calendars(pages: readonly FoundPage[], origin: string): Map<string, string> {
  const timed = pages.filter(isTimed);
  const entries = timed.map((page) => [page, calendarEntry(page, origin)] as const);
  const toCome = entries.filter(([{ today }, { endsAt }]) => endsAt.slice(0, 10) >= today);
  const name = fill(copy.calendar, { name: site.name });
  return new Map([
    [
      CALENDAR,
      calendarFile(
        toCome.map(([, entry]) => entry),
        name,
      ),
    ],
    ...entries.map(([{ path }, entry]) => [entryFile(path), calendarFile([entry])] as const),
  ]);
}

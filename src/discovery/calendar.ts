import type { Appointment } from '../content-model/kind';
import type { PublicPage } from '../content-model/publicPage';
import copy from '../copy/discovery.json';
import { site } from '../site';
import { fill } from '../text/fillWords';
import { withoutNoBreaks } from '../text/withoutNoBreaks';
import { calendarFile, type CalendarEntry } from '../time/calendar';
import { stateAt } from '../time/stateAt';
import { entryFile } from './entryFile';

export const CALENDAR = '/calendar.ics';

function entryOf(page: PublicPage, appointment: Appointment, origin: string): CalendarEntry {
  const url = origin + page.path;
  return {
    url,
    title: withoutNoBreaks(page.title),
    description: withoutNoBreaks(page.description),
    ...appointment,
    place: appointment.place ? withoutNoBreaks(appointment.place) : url,
    changed: page.changed ?? page.today,
  };
}

/** The calendar files of the site by their addresses: one of all that is to come, and one of each. */
export function calendars(pages: readonly PublicPage[], origin: string): Map<string, string> {
  const entries = pages.flatMap((page) => {
    const appointment = page.kind.calendar?.(page.data);
    return appointment ? [{ page, entry: entryOf(page, appointment, origin) }] : [];
  });
  const toCome = entries.filter(
    ({ page, entry: { startsAt, endsAt } }) =>
      stateAt(Date.parse(page.today), startsAt, endsAt) !== 'past',
  );
  const name = fill(copy.calendar, { name: site.name });
  return new Map([
    [
      CALENDAR,
      calendarFile(
        toCome.map(({ entry }) => entry),
        name,
      ),
    ],
    ...entries.map(({ page, entry }) => [entryFile(page.path), calendarFile([entry])] as const),
  ]);
}

import type { Event } from 'schema-dts';
import type { PublicPage } from '../../content-model/publicPage';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { company } from './organization';
import { people } from './people';

/** What all is told of something that has a date, in a place or on its page; `own` is the rest. */
export function eventOf(page: PublicPage, origin: string, own: Partial<Event & object>): Event {
  const speakers = people(page, 'speakers');
  return {
    '@type': 'Event',
    name: withoutNoBreaks(page.title),
    description: withoutNoBreaks(page.description),
    url: origin + page.path,
    organizer: company(origin),
    ...(page.picture ? { image: origin + page.picture } : {}),
    ...(speakers.length > 0 ? { performer: speakers } : {}),
    ...own,
  };
}

import type { Webinar } from '../../kinds/webinar/schema';
import { endOf } from '../../time/stateAt';
import { asTyped } from '../../text/withoutNoBreaks';
import { company } from './organization';
import type { Describe } from './thing';
import { article } from './article';

/** A webinar to come is an event on the page; one that is over is what was written down of it. */
export const webinar: Describe = (page, origin) => {
  const { startsAt, minutes } = page.data as unknown as Webinar;
  const endDate = endOf(startsAt, minutes);
  const written = article('Article')({ ...page, data: { date: startsAt.slice(0, 10) } }, origin);
  if (endDate.slice(0, 10) < page.today) return written;
  return [
    {
      '@type': 'Event',
      name: asTyped(page.title),
      description: asTyped(page.description),
      url: origin + page.path,
      startDate: startsAt,
      endDate,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: origin + page.path },
      organizer: company(origin),
      ...(page.picture ? { image: origin + page.picture } : {}),
      ...(page.speakers.length > 0 ? { performer: page.speakers } : {}),
    },
  ];
};

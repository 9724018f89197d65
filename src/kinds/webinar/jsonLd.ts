import type { DescribeJsonLd } from '../../content-model/kind';
import { article } from '../../discovery/jsonLd/article';
import { company } from '../../discovery/jsonLd/organization';
import { people } from '../../discovery/jsonLd/people';
import { endOf } from '../../time/stateAt';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { Webinar } from './schema';

/** A webinar to come is an event on the page; one that is over is what was written down of it. */
export const webinarJsonLd: DescribeJsonLd<Webinar> = (page, origin) => {
  const { startsAt, minutes } = page.data;
  if (page.state === 'past') return article('Article')(page, origin, startsAt.slice(0, 10));
  const speakers = people(page, 'speakers');
  return [
    {
      '@type': 'Event',
      name: withoutNoBreaks(page.title),
      description: withoutNoBreaks(page.description),
      url: origin + page.path,
      startDate: startsAt,
      endDate: endOf(startsAt, minutes),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: origin + page.path },
      organizer: company(origin),
      ...(page.picture ? { image: origin + page.picture } : {}),
      ...(speakers.length > 0 ? { performer: speakers } : {}),
    },
  ];
};

import type { DescribeJsonLd } from '../../content-model/kind';
import { article } from '../../discovery/jsonLd/article';
import { eventOf } from '../../discovery/jsonLd/event';
import { endOf } from '../../time/stateAt';
import type { Webinar } from './schema';

/** A webinar to come is an event on the page; one that is over is what was written down of it. */
export const webinarJsonLd: DescribeJsonLd<Webinar> = (page, origin) => {
  const { startsAt, minutes } = page.data;
  if (page.state === 'past') return article('Article')(page, origin, startsAt.slice(0, 10));
  return [
    eventOf(page, origin, {
      startDate: startsAt,
      endDate: endOf(startsAt, minutes),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: origin + page.path },
    }),
  ];
};

import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { useStanding } from '../../dates/useStanding';
import { site } from '../../site';
import { CalendarLink } from '../live-events/CalendarLink';

/** The event as a file for any calendar, as long as it is to come or goes on. */
export function AddToCalendar(page: Queries.EventCalendarFragment) {
  const standing = useStanding(page);
  if (standing === 'past' || standing === 'canceled') return null;
  const { name, address, city } = page.venue;
  return (
    <CalendarLink
      slug={page.slug}
      text={copy.addToCalendar}
      url={`${site.origin}${page.path}`}
      title={page.title}
      description={page.description}
      place={`${name}, ${address}, ${city}`}
      startsAt={page.startsAt}
      endsAt={page.endsAt}
    />
  );
}

export const fragment = graphql`
  fragment EventCalendar on Event {
    slug
    path
    title
    description
    startsAt
    endsAt
    canceled {
      on
    }
    venue {
      name
      address
      city
    }
  }
`;

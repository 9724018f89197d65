import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { useStanding } from '../../ui/time/useStanding';
import { CalendarLink } from '../../ui/live-events/CalendarLink';

/** The event as a file for any calendar, as long as it is to come or goes on. */
export function AddToCalendar(page: Queries.EventCalendarFragment) {
  const standing = useStanding(page);
  if (standing === 'past' || standing === 'canceled') return null;
  return <CalendarLink path={page.path} text={copy.addToCalendar} />;
}

export const fragment = graphql`
  fragment EventCalendar on Event {
    path
    startsAt
    endsAt
    canceled {
      on
    }
  }
`;

import { graphql } from 'gatsby';
import copy from './words.json';
import { isToCome } from '../../time/standingAt';
import { useStanding } from '../../ui/time/useStanding';
import { CalendarLink } from '../../ui/live-events/CalendarLink';

/** Link to the event’s calendar file (.ics), until the event is over. */
export function AddToCalendar(page: Queries.EventCalendarFragment) {
  return isToCome(useStanding(page)) ? (
    <CalendarLink path={page.path} text={copy.addToCalendar} />
  ) : null;
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

import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { calendarFile } from '../../dates/calendar';
import { useStanding } from '../../dates/useStanding';
import { site } from '../../site';
import { Icon } from '../primitives/Icon';
import * as styles from './AddToCalendar.module.css';

/** The event as a file for any calendar, as long as it is to come or goes on. */
export function AddToCalendar(page: Queries.EventCalendarFragment) {
  const standing = useStanding(page);
  if (standing === 'past' || standing === 'canceled') return null;
  const { name, address, city } = page.venue;
  const file = calendarFile({
    url: `${site.origin}${page.path}`,
    title: page.title,
    description: page.description,
    place: `${name}, ${address}, ${city}`,
    startsAt: page.startsAt,
    endsAt: page.endsAt,
  });
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${page.slug}.ics`}
      className={styles.root}
    >
      <Icon name="calendar" /> {copy.addToCalendar}
    </a>
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

import copy from '../../copy/webinar.json';
import { endOf } from '../../dates/stateAt';
import { site } from '../../site';
import { CalendarLink } from '../live-events/CalendarLink';
import { useAftermath } from './useAftermath';

/** A webinar as a file for any calendar, as long as it is to come. */
export function WebinarCalendar(webinar: Queries.WebinarEntryFragment) {
  const { slug, path, title, description, startsAt, minutes } = webinar;
  if (useAftermath(webinar)) return null;
  return (
    <CalendarLink
      slug={slug}
      text={copy.calendar}
      url={`${site.origin}${path}`}
      title={title}
      description={description}
      place={copy.place}
      startsAt={startsAt}
      endsAt={endOf(startsAt, minutes)}
    />
  );
}

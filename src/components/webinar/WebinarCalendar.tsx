import copy from '../../copy/webinar.json';
import { CalendarLink } from '../live-events/CalendarLink';
import { useAftermath } from './useAftermath';

/** A webinar as a file for any calendar, as long as it is to come. */
export function WebinarCalendar(webinar: Queries.WebinarEntryFragment) {
  if (useAftermath(webinar)) return null;
  return <CalendarLink path={webinar.path} text={copy.calendar} />;
}

import copy from '../../../copy/webinar.json';
import { CalendarLink } from '../../../ui/live-events/CalendarLink';
import { useAftermath } from '../../../ui/webinar/useAftermath';

interface WebinarCalendarProps {
  readonly webinar: Queries.WebinarEntryFragment;
  /** Whether there are others beside it, so that the link says its title as well. */
  readonly isOneOfMany?: boolean;
}

/** A webinar as a file for any calendar, as long as it is to come. */
export function WebinarCalendar({ webinar, isOneOfMany = false }: WebinarCalendarProps) {
  if (useAftermath(webinar)) return null;
  const about = isOneOfMany ? webinar.title : undefined;
  return <CalendarLink path={webinar.path} text={copy.calendar} about={about} />;
}

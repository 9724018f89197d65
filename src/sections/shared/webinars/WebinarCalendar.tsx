import copy from './words.json';
import { CalendarLink } from '../../../ui/live-events/CalendarLink';
import { useAftermath } from '../../../ui/webinar/useAftermath';

interface WebinarCalendarProps {
  readonly webinar: Queries.WebinarAheadFragment;
  /** Whether others stand beside it, so that the link includes its title. */
  readonly isOneOfMany?: boolean;
}

/** Calendar file of a webinar, until it starts. */
export function WebinarCalendar({ webinar, isOneOfMany = false }: WebinarCalendarProps) {
  if (useAftermath(webinar)) return null;
  const about = isOneOfMany ? webinar.title : undefined;
  return <CalendarLink path={webinar.path} text={copy.calendar} about={about} />;
}

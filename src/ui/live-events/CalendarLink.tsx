import { entryFile } from '../../discovery/entryFile';
import { Icon } from '../primitives/Icon';
import { looks } from '../primitives/Text';
import * as styles from './CalendarLink.module.css';

interface CalendarLinkProps {
  /** Address of the event’s page. */
  readonly path: string;
  readonly text: string;
  /** Name of the event, for screen readers. */
  readonly about?: string | undefined;
}

/** Link to the calendar file (.ics) of an event or webinar. */
export const CalendarLink = ({ path, text, about }: CalendarLinkProps) => (
  <a href={entryFile(path)} download className={`${styles.root} ${looks.label}`}>
    <Icon name="calendar" /> {text}
    {about ? <span className="visuallyHidden">: {about}</span> : null}
  </a>
);

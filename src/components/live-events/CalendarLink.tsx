import { calendarFile, type CalendarEntry } from '../../dates/calendar';
import { Icon } from '../primitives/Icon';
import * as styles from './CalendarLink.module.css';

interface CalendarLinkProps extends CalendarEntry {
  readonly slug: string;
  readonly text: string;
}

/** Something with a time as a file for any calendar. */
export const CalendarLink = ({ slug, text, ...entry }: CalendarLinkProps) => (
  <a
    href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`}
    download={`${slug}.ics`}
    className={styles.root}
  >
    <Icon name="calendar" /> {text}
  </a>
);

import { entryFile } from '../../found/entryFile';
import { Icon } from '../primitives/Icon';
import * as styles from './CalendarLink.module.css';

interface CalendarLinkProps {
  /** Address of the page of what has the time. */
  readonly path: string;
  readonly text: string;
}

/** Something with a time as a file for any calendar. */
export const CalendarLink = ({ path, text }: CalendarLinkProps) => (
  <a href={entryFile(path)} download className={styles.root}>
    <Icon name="calendar" /> {text}
  </a>
);

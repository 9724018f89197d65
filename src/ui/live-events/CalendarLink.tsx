import { entryFile } from '../../discovery/entryFile';
import { Icon } from '../primitives/Icon';
import * as styles from './CalendarLink.module.css';

interface CalendarLinkProps {
  /** Address of the page of what has the time. */
  readonly path: string;
  readonly text: string;
  /** What it is that has the time, for those who hear links without what is around them. */
  readonly about?: string | undefined;
}

/** Something with a time as a file for any calendar. */
export const CalendarLink = ({ path, text, about }: CalendarLinkProps) => (
  <a href={entryFile(path)} download className={styles.root}>
    <Icon name="calendar" /> {text}
    {about ? <span className="visuallyHidden">: {about}</span> : null}
  </a>
);

import type { ReactNode } from 'react';
import { Chip } from './Chip';
import * as styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Before the title, for example a dot. */
  readonly mark?: ReactNode;
  /** Beside the title, as a chip: place, number of sites. */
  readonly tag?: string | undefined;
  /** Beside the title: the unit. */
  readonly note?: string | undefined;
  /** Beside the title: anything else. */
  readonly beside?: ReactNode;
  /** At the end of the bar: time, legend, state. */
  readonly end?: ReactNode;
  /** Children take rows of the surrounding grid (from 1100 px). */
  readonly isSubgrid?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Panel of a drawn interface. A size container (`@container`) for its children, so its parent must
 * give it a width; not a flex row.
 */
export function Panel(props: PanelProps) {
  const { title, mark, tag, note, beside, end, isSubgrid, className = '', children } = props;
  return (
    <div className={`${isSubgrid ? styles.subgrid : styles.root} ${styles.surface} ${className}`}>
      <div className={styles.bar}>
        {mark}
        <b className={styles.title}>{title}</b>
        {tag ? <Chip text={tag} tone="plain" /> : null}
        {note ? <span className={styles.soft}>{note}</span> : null}
        {beside}
        {end ? <div className={styles.end}>{end}</div> : null}
      </div>
      {children}
    </div>
  );
}

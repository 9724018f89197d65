import { place } from '../../../ui/plot/place';
import { Section } from '../../../ui/primitives/Section';
import { SwimLanesEvent } from './SwimLanesEvent';
import { laneRows, lanesPath } from './lanesPath';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { swimLanes as schema } from './schema';
import * as styles from './SwimLanes.module.css';

/** The line passes the lanes of those who acted; the first lane stays empty. */
export function SwimLanes(section: SectionProps<typeof schema>) {
  const { title, anchor, lead, lanes, empty, events } = section;
  const [silent, ...others] = lanes;
  const rows = laneRows(lanes, events);
  const size = place({ columns: String(events.length), rows: String(others.length) });
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="ink">
      <p className={styles.silent}>
        <b className={styles.name}>{silent}</b> <span className={styles.empty}>{empty}</span>
      </p>
      <div className={styles.chart} style={size}>
        <ul className={styles.names} aria-hidden="true">
          {others.map((name) => (
            <li key={name} className={styles.row}>
              {name}
            </li>
          ))}
        </ul>
        <svg
          className={styles.line}
          viewBox={`0 0 ${events.length} ${others.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={lanesPath(rows)} className={styles.path} />
        </svg>
        <ol className={styles.events}>
          {events.map((event, index) => (
            <SwimLanesEvent key={event.time} {...event} row={rows[index] ?? 0} column={index} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

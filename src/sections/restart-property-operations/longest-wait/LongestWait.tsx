import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { css } from '../../../ui/plot/scale';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { longestWait } from './schema';
import * as styles from './LongestWait.module.css';

export function LongestWait(section: SectionProps<typeof longestWait>) {
  const { title, lead, anchor, doorName, waits, note } = section;
  const longest = Math.max(...waits.map(({ days }) => days));
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="sunken">
      <p className={styles.doorName} aria-hidden="true">
        {doorName}
      </p>
      <ul className={styles.waits}>
        {waits.map(({ what, days, reason }) => (
          <li key={what} className={styles.wait}>
            <p className={styles.what}>
              <b>{what}</b>
              <span className={styles.reason}>{reason}</span>
            </p>
            <p className={styles.bar} style={{ width: css((days / longest) * 100) }}>
              <span className={styles.days}>{days}</span>
            </p>
          </li>
        ))}
      </ul>
      <Note html={note} />
    </Section>
  );
}

import { place } from '../../../../ui/plot/place';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { inspectedJobs } from './schema';
import * as styles from './InspectedJobs.module.css';

export function InspectedJobs(section: SectionProps<typeof inspectedJobs>) {
  const { anchor, title, lead, outcomes, findings, lookLabel, note } = section;
  return (
    <Section anchor={anchor} title={title} lead={lead} head="split">
      <ul className={styles.outcomes}>
        {outcomes.map(({ count, outcome }) => (
          <li key={outcome} className={styles.outcome}>
            <span className={styles.squares} aria-hidden="true">
              {Array.from({ length: count }, (_, job) => (
                <i key={job} className={styles.job} />
              ))}
            </span>
            <span className={styles.words}>
              <b className={styles.count}>{count}</b> {outcome}
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.findings}>
        {findings.map(({ count, fault, look }) => (
          <li key={fault} className={styles.finding} style={place({ count: String(count) })}>
            <span className={styles.often}>
              <b className={styles.count}>{count}</b>
              <i className={styles.bar} />
            </span>
            <h3 className={styles.fault}>{fault}</h3>
            <p className={styles.look}>
              <b className={styles.label}>{lookLabel}</b> {look}
            </p>
          </li>
        ))}
      </ul>
      <Note html={note} />
    </Section>
  );
}

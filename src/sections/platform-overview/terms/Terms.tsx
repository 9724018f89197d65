import { Section } from '../../../ui/primitives/Section';
import { Uptime } from './Uptime';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { terms } from './schema';
import * as styles from './Terms.module.css';

export function Terms({ title, anchor, rows, uptime }: SectionProps<typeof terms>) {
  return (
    <Section title={title} anchor={anchor} size="md" ground="sunken">
      <div className={styles.root}>
        <dl className={styles.list}>
          {rows.map(({ term, says }) => (
            <div key={term} className={styles.row}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.says} dangerouslySetInnerHTML={{ __html: says }} />
            </div>
          ))}
        </dl>
        <Uptime uptime={uptime} />
      </div>
    </Section>
  );
}

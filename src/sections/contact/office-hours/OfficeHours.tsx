import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { useNow } from '../../../ui/time/useNow';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { officeHours } from './schema';
import * as styles from './OfficeHours.module.css';
import { OfficeWindow } from './OfficeWindow';

/** Opening hours are in every window; a script adds the local time, whose line is reserved. */
export function OfficeHours(section: SectionProps<typeof officeHours>) {
  const { anchor, title, lead, offices, note } = section;
  const now = useNow(undefined);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="stone">
      <ul className={styles.root}>
        {offices.map((office) => (
          <OfficeWindow key={office.name} office={office} now={now} />
        ))}
      </ul>
      <div className={styles.note}>
        <Prose html={note} />
      </div>
    </Section>
  );
}

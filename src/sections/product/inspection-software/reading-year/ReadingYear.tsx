import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { ReadingRow } from './ReadingRow';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { readingYear } from './schema';
import * as styles from './ReadingYear.module.css';

export function ReadingYear(section: SectionProps<typeof readingYear>) {
  const { title, lead, anchor, readings } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ul className={styles.list}>
        {readings.rows.map((row) => (
          <ReadingRow key={row.name} row={row} />
        ))}
      </ul>
      <p aria-hidden="true" className={styles.months}>
        {readings.months.map((month, index) => (
          <span key={index}>{month}</span>
        ))}
      </p>
      <Text className={styles.note}>{readings.note}</Text>
    </Section>
  );
}

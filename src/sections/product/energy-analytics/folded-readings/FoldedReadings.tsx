import { Section } from '../../../../ui/primitives/Section';
import { FoldedReadingsSheet } from './FoldedReadingsSheet';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { foldedReadings } from './schema';
import * as styles from './FoldedReadings.module.css';

export function FoldedReadings({
  title,
  anchor,
  lead,
  sheets,
}: SectionProps<typeof foldedReadings>) {
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ul className={styles.list}>
        {sheets.map((sheet) => (
          <li key={sheet.title} className={styles.sheet}>
            <FoldedReadingsSheet {...sheet} />
            <h3 className={styles.title}>{sheet.title}</h3>
            <p className={styles.text}>{sheet.text}</p>
            <p className={styles.seen}>{sheet.seen}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

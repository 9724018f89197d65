import { Section } from '../../../../ui/primitives/Section';
import { FoldsSheet } from './FoldsSheet';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { folds } from './schema';
import * as styles from './Folds.module.css';

export function Folds({ title, anchor, lead, sheets }: SectionProps<typeof folds>) {
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ul className={styles.list}>
        {sheets.map((sheet) => (
          <li key={sheet.title} className={styles.sheet}>
            <FoldsSheet {...sheet} />
            <h3 className={styles.title}>{sheet.title}</h3>
            <p className={styles.text}>{sheet.text}</p>
            <p className={styles.seen}>{sheet.seen}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

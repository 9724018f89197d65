import { EntryCard } from '../../../ui/entries/EntryCard';
import { EntryList } from '../../../ui/entries/EntryList';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { latest } from './schema';
import * as styles from './Latest.module.css';

/** The first with a picture is featured, the others are rows. */
export function Latest({ title, anchor, pages }: SectionProps<typeof latest>) {
  const lead = pages.find(({ picture }) => picture) ?? pages[0];
  if (!lead) return null;
  const others = pages.filter((page) => page !== lead);
  return (
    <Section title={title} anchor={anchor} size="md" head="side" className={styles.root}>
      <div className={styles.columns}>
        <EntryCard page={lead} />
        <EntryList pages={others} variant="compact" />
      </div>
    </Section>
  );
}

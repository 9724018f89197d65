import { Cards } from '../../../ui/entries/Cards';
import { EntryCard } from '../../../ui/entries/EntryCard';
import { EntryList } from '../../../ui/entries/EntryList';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { listing } from './schema';

/** As rows, or as cards with a wide first one. */
export function Listing({ title, anchor, pages, cards }: SectionProps<typeof listing>) {
  return (
    <Section title={title} anchor={anchor} size="md">
      {cards.length > 0 ? (
        <Cards isFirstWide>
          {cards.map((page, index) => (
            <EntryCard key={page.path} page={page} isWide={index === 0} />
          ))}
        </Cards>
      ) : (
        <EntryList pages={pages} />
      )}
    </Section>
  );
}

import { graphql } from 'gatsby';
import { EntryCard } from '../entries/EntryCard';
import { EntryList } from '../entries/EntryList';
import { Section } from '../primitives/Section';
import * as styles from './Listing.module.css';

/** Pages of one kind: as rows, or as cards of which the first is wide. */
export function Listing({ title, anchor, pages, cards }: Queries.ListingSectionPartsFragment) {
  return (
    <Section title={title} anchor={anchor} size="md">
      {cards.length > 0 ? (
        <ul className={styles.cards}>
          {cards.map((page, index) => (
            <li key={page.path} className={styles.card}>
              <EntryCard page={page} isWide={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EntryList pages={pages} />
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment ListingSectionParts on ListingSection {
    title
    anchor
    pages {
      ...Entry
    }
    cards {
      ...Card
    }
  }
`;

import { graphql } from 'gatsby';
import { EntryCard } from '../entries/EntryCard';
import { EntryList } from '../entries/EntryList';
import { Section } from '../primitives/Section';
import * as styles from './Latest.module.css';

/** The newest of the site over several kinds: one with its picture, the others as rows. */
export function Latest({ title, anchor, pages }: Queries.LatestSectionPartsFragment) {
  const [lead, ...others] = pages;
  if (!lead) return null;
  return (
    <Section title={title} anchor={anchor} size="md" head="side" className={styles.root}>
      <div className={styles.columns}>
        <EntryCard page={lead} />
        <EntryList pages={others} variant="compact" />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment LatestSectionParts on LatestSection {
    title
    anchor
    pages {
      ...Card
    }
  }
`;

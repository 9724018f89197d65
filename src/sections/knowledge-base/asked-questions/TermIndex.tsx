import { graphql } from 'gatsby';
import { termAnchor } from '../../../search/termAnchor';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import * as styles from './TermIndex.module.css';

/** Every term from A to Z; each leads to where it is explained. */
export function TermIndex({ title, lead, anchor, pages }: Queries.TermIndexSectionPartsFragment) {
  const terms = pages
    .flatMap((page) =>
      'terms' in page ? page.terms.map(({ term }) => ({ term, path: page.path })) : [],
    )
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" ground="sunken">
      <ul className={styles.list}>
        {terms.map(({ term, path }) => (
          <li key={path + term}>
            <SiteLink href={`${path}#${termAnchor(term)}`} className={styles.term}>
              {term}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment TermIndexSectionParts on TermIndexSection {
    title
    lead
    anchor
    pages {
      path
      ... on KnowledgeBase {
        terms {
          term
        }
      }
    }
  }
`;

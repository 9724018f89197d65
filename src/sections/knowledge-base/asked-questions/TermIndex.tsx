import { graphql } from 'gatsby';
import { termAnchor } from '../../../search/termAnchor';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { termIndex } from './termIndexSchema';
import * as styles from './TermIndex.module.css';

export function TermIndex({ title, lead, anchor, pages }: SectionProps<typeof termIndex>) {
  const terms = pages
    .flatMap(({ path, terms: own }) => own.map(({ term }) => ({ term, path })))
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
  fragment TermPage on KnowledgeBase {
    path
    terms {
      term
    }
  }
`;

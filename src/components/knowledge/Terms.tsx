import { graphql } from 'gatsby';
import * as styles from './Terms.module.css';

/** The anchor of a term: its words, joined. */
const anchorOf = (term: string): string =>
  `term-${term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** The words of a trade, each with an example and an address of its own. */
export const Terms = ({ terms }: Queries.KnowledgeTermsFragment) => (
  <dl>
    {terms.map(({ term, meaning, example }) => (
      <div key={term} id={anchorOf(term)} className={styles.row}>
        <dt>
          <a href={`#${anchorOf(term)}`} className={styles.term}>
            {term}
          </a>
        </dt>
        <dd className={styles.meaning}>
          {meaning}
          <span className={styles.example}>{example}</span>
        </dd>
      </div>
    ))}
  </dl>
);

export const fragment = graphql`
  fragment KnowledgeTerms on KnowledgeBase {
    terms {
      term
      meaning
      example
    }
  }
`;

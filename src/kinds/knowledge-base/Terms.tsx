import { graphql } from 'gatsby';
import { termAnchor } from '../../search/termAnchor';
import * as styles from './Terms.module.css';

/** Glossary terms, each with example and anchor. */
export const Terms = ({ terms }: Queries.KnowledgeTermsFragment) => (
  <dl>
    {terms.map(({ term, meaning, example }) => (
      <div key={term} id={termAnchor(term)} className={styles.row}>
        <dt>
          <a href={`#${termAnchor(term)}`} className={styles.term}>
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

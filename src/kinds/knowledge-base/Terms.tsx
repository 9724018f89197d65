import { graphql } from 'gatsby';
import { termAnchor } from '../../search/termAnchor';
import { Fold } from '../../ui/primitives/Fold';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Terms.module.css';

/** Glossary terms behind one line that names them, each with example and anchor; a link to one opens it. */
export const Terms = ({ terms }: Queries.KnowledgeTermsFragment) => (
  <Fold
    title={
      <Text as="span" look="name">
        {terms.map(({ term }) => term).join(', ')}
      </Text>
    }
  >
    <dl className={styles.root}>
      {terms.map(({ term, meaning, example }) => (
        <div key={term} id={termAnchor(term)} className={styles.row}>
          <Text as="dt" look="name">
            <a href={`#${termAnchor(term)}`} className={styles.term}>
              {term}
            </a>
          </Text>
          <Text as="dd" look="small" className={styles.meaning}>
            {meaning}
            <Text as="span" look="small" isSoft>
              {example}
            </Text>
          </Text>
        </div>
      ))}
    </dl>
  </Fold>
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

import { graphql } from 'gatsby';
import { QuoteBy } from '../../ui/content/QuoteBy';
import * as styles from './Quote.module.css';

interface QuoteProps {
  readonly quote: Queries.StoryQuoteFragment;
  readonly customer: Queries.CustomerWordmarkFragment;
}

/** Quote of the customer, in the text column. */
export function Quote({ quote: { text, person }, customer }: QuoteProps) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.text}>{text}</blockquote>
      <QuoteBy person={person} customer={customer} />
    </figure>
  );
}

export const fragment = graphql`
  fragment StoryQuote on CaseStudyQuote {
    text
    person {
      ...PersonPortrait
    }
  }
`;

import { graphql } from 'gatsby';
import { Block } from '../content/Block';
import { Prose } from '../primitives/Prose';
import * as styles from './Faq.module.css';

/** Native disclosures: they open without JavaScript, and find-in-page reaches them. */
export function Faq({ title, anchor, items }: Queries.FaqSectionPartsFragment) {
  return (
    <Block title={title} anchor={anchor}>
      <div>
        {items.map(({ question, answer }, index) => (
          <details key={question} className={styles.item} open={index === 0}>
            <summary className={styles.question}>{question}</summary>
            <Prose html={answer} />
          </details>
        ))}
      </div>
    </Block>
  );
}

export const fragment = graphql`
  fragment FaqSectionParts on FaqSection {
    title
    anchor
    items {
      question
      answer
    }
  }
`;

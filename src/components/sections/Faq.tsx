import { graphql } from 'gatsby';
import { Icon } from '../primitives/Icon';
import { Prose } from '../primitives/Prose';
import { Section } from '../primitives/Section';
import * as styles from './Faq.module.css';

/** Native disclosures: they open without JavaScript, and find-in-page reaches them. */
export function Faq({ title, anchor, items }: Queries.FaqSectionPartsFragment) {
  return (
    <Section title={title} anchor={anchor} size="md" head="side">
      <div className={styles.list}>
        {items.map(({ question, answer }, index) => (
          <details key={question} className={styles.item} open={index === 0}>
            <summary className={styles.question}>
              {question} <Icon name="plus" className={styles.sign} />
            </summary>
            <div className={styles.answer}>
              <Prose html={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
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

import { graphql } from 'gatsby';
import { Icon } from '../primitives/Icon';
import { Portrait } from '../primitives/Portrait';
import { Prose } from '../primitives/Prose';
import { Section } from '../primitives/Section';
import * as styles from './Faq.module.css';

/** Native disclosures: they open without JavaScript, and find-in-page reaches them. */
export function Faq(section: Queries.FaqSectionPartsFragment) {
  const { title, anchor, items, answerer, answererNote } = section;
  const by = answerer ? (
    <div className={styles.answerer}>
      <Portrait person={answerer} variant="tile" tone="stone" />
      <div>
        <b>{answerer.name}</b>
        {answererNote ? <Prose html={answererNote} /> : null}
      </div>
    </div>
  ) : undefined;
  return (
    <Section title={title} anchor={anchor} size="md" head="side" action={by}>
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
    answerer {
      ...PersonPortrait
    }
    answererNote
    items {
      question
      answer
    }
  }
`;

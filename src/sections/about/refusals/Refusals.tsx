import { graphql } from 'gatsby';
import { Section } from '../../../ui/primitives/Section';
import * as styles from './Refusals.module.css';

/** Sentences without a subject: what is not done here, why, and what it has cost. */
export function Refusals(section: Queries.RefusalsSectionPartsFragment) {
  const { title, lead, anchor, costName, refused } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="side" size="md">
      <ol>
        {refused.map(({ what, why, cost }) => (
          <li key={what} className={styles.item}>
            <h3 className={styles.what}>{what}</h3>
            <p className={styles.why}>{why}</p>
            <p className={styles.cost}>
              <span className={styles.name}>{costName}</span> {cost}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment RefusalsSectionParts on RefusalsSection {
    title
    lead
    anchor
    costName
    refused {
      what
      why
      cost
    }
  }
`;

import { graphql } from 'gatsby';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import * as styles from './Verbs.module.css';

/** What something does, a large verb a row, each with a case. */
export function Verbs({ title, anchor, verbs }: Queries.VerbsSectionPartsFragment) {
  return (
    <Section title={title} anchor={anchor} size="xs">
      <ul className={styles.list}>
        {verbs.map(({ verb, rest, proof }) => (
          <li key={verb} className={styles.row}>
            <Heading level={3} size="md">
              {verb}
            </Heading>
            <p>{rest}</p>
            <p className={styles.proof}>{proof}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment VerbsSectionParts on VerbsSection {
    title
    anchor
    verbs {
      verb
      rest
      proof
    }
  }
`;

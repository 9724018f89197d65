import { graphql } from 'gatsby';
import { Heading } from '../../../ui/primitives/Heading';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Section } from '../../../ui/primitives/Section';
import * as styles from './Presenters.module.css';

const TONES = ['pine', 'ice', 'amber', 'stone'] as const;

/** The people one meets, and what each of them does there. */
export function Presenters({ title, anchor, shown }: Queries.PresentersSectionPartsFragment) {
  return (
    <Section title={title} anchor={anchor} head="side" size="md">
      <ul className={styles.list}>
        {shown.map(({ person, does }, index) => (
          <li key={person.name} className={styles.row}>
            <Portrait person={person} variant="tile" tone={TONES[index] ?? 'pine'} />
            <div>
              <Heading level={3} size="xs">
                {person.name}
              </Heading>
              <p className={styles.role}>{person.role}</p>
              <p className={styles.does}>{does}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment PresentersSectionParts on PresentersSection {
    title
    anchor
    shown {
      person {
        ...PersonPortrait
      }
      does
    }
  }
`;

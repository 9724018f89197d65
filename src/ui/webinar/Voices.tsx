import { Portrait } from '../primitives/Portrait';
import { Text } from '../primitives/Text';
import * as styles from './Voices.module.css';

interface VoicesProps {
  readonly people: readonly (Queries.PersonPortraitFragment | null)[];
}

// Neighbors differ, so that portraits read as separate persons.
const TONES = ['pine', 'amber', 'ice'] as const;

/** Who speaks, small: portrait, name, role. */
export const Voices = ({ people }: VoicesProps) => (
  <ul className={styles.root}>
    {people.map((person, index) =>
      person ? (
        <li key={person.name} className={styles.person}>
          <Portrait person={person} tone={TONES[index % TONES.length] ?? 'pine'} />
          <span>
            <Text as="b" look="label">
              {person.name}
            </Text>
            <Text as="span" look="source" className={styles.role}>
              {person.role}, {person.company}
            </Text>
          </span>
        </li>
      ) : null,
    )}
  </ul>
);

import { Portrait } from '../primitives/Portrait';
import * as styles from './Speakers.module.css';

interface SpeakersProps {
  readonly people: readonly (Queries.PersonPortraitFragment | null)[];
}

// Each neighbor on another ground, so that a row of faces reads as persons.
const TONES = ['pine', 'brick', 'ice', 'amber', 'stone'] as const;

/** Who speaks: face, name, role. */
export function Speakers({ people }: SpeakersProps) {
  return (
    <ul className={styles.root}>
      {people.map((person, index) =>
        person ? (
          <li key={person.name} className={styles.person}>
            <Portrait person={person} variant="tile" tone={TONES[index % TONES.length] ?? 'pine'} />
            <b className={styles.name}>{person.name}</b>
            <span className={styles.role}>
              {person.role}, {person.company}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

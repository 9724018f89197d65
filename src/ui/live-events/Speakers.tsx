import { Portrait } from '../primitives/Portrait';
import * as styles from './Speakers.module.css';

interface SpeakersProps {
  readonly people: readonly (Queries.PersonPortraitFragment | null)[];
}

// Neighbors differ in background, so that portraits read as separate persons.
const TONES = ['pine', 'brick', 'ice', 'amber', 'stone'] as const;

/** Speakers: portrait, name, role. */
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

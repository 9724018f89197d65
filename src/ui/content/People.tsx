import { Portrait } from '../primitives/Portrait';
import { looks } from '../primitives/Text';
import * as styles from './People.module.css';

interface PeopleProps {
  readonly people: readonly Queries.PersonPortraitFragment[];
}

/** Authors, with portrait, role and company. */
export function People({ people }: PeopleProps) {
  return (
    <ul className={styles.root}>
      {people.map((person) => (
        <li key={person.name} className={`${styles.person} ${looks.nav}`}>
          <Portrait person={person} />
          <p>
            <b className={styles.name}>{person.name}</b>
            {person.role}, {person.company}
          </p>
        </li>
      ))}
    </ul>
  );
}

import { fill } from '../../../text/fillWords';
import copy from '../../../copy/openings.json';
import { inWords } from '../../../time/inWords';
import type { ListedOpening } from './OpeningRow';
import { looks } from '../../../ui/primitives/Text';
import * as styles from './RegisterCount.module.css';

interface RegisterCountProps {
  readonly openings: readonly ListedOpening[];
  readonly found: readonly ListedOpening[];
}

/** Number of openings, and date of the last change. */
export function RegisterCount({ openings, found }: RegisterCountProps) {
  const changed = openings.reduce((day, { posted }) => (posted > day ? posted : day), '');
  const teams = new Set(found.map(({ team }) => team)).size;
  return (
    <p className={`${styles.root} ${looks.nav}`} role="status">
      <b className={styles.number}>
        {found.length === 1 ? copy.role : fill(copy.roles, { count: found.length })}
      </b>{' '}
      {teams > 0
        ? fill(teams === 1 ? copy.inTeam : copy.inTeams, { count: teams, date: inWords(changed) })
        : null}
    </p>
  );
}

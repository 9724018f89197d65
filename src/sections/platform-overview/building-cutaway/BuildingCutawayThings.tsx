import type { FloorOf } from './schema';
import { BuildingCutawayArt } from './BuildingCutawayArt';
import * as styles from './BuildingCutaway.module.css';

/** Machines, devices or people of a floor, each with a note. */
export function BuildingCutawayThings({ floor }: { readonly floor: FloorOf<'things'> }) {
  return (
    <ul className={styles.items}>
      {floor.items.map(({ art, title, text }) => (
        <li key={art} className={styles.item}>
          <BuildingCutawayArt name={art} />
          <p className={styles.words}>
            <b className={styles.title}>{title}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

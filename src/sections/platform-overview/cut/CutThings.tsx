import type { FloorOf } from './schema';
import { CutArt } from './CutArt';
import * as styles from './Cut.module.css';

/** Machines, devices or people of a floor, each with a note. */
export function CutThings({ floor }: { readonly floor: FloorOf<'things'> }) {
  return (
    <ul className={styles.items}>
      {floor.items.map(({ art, title, text }) => (
        <li key={art} className={styles.item}>
          <CutArt name={art} />
          <p className={styles.words}>
            <b className={styles.title}>{title}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { CSSProperties } from 'react';
import type { RegisterModule } from './schema';
import copy from './words.json';
import * as styles from './Spines.module.css';

/** Modules as book spines, as thick as their number of features. */
export function Spines({ modules }: { readonly modules: readonly RegisterModule[] }) {
  return (
    <ul className={styles.root}>
      {modules.map(({ id, family, name, lines }) => (
        <li
          key={id}
          className={styles.book}
          data-family={family}
          style={{ '--lines': lines.length } as CSSProperties}
        >
          <a href={`#${id}`} className={styles.spine}>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>
              {lines.length}
              <span className="visuallyHidden"> {copy.lines}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { portfolioStreet } from './schema';
import * as styles from './City.module.css';

interface CityProps {
  readonly city: SectionProps<typeof portfolioStreet>['cities'][number];
  /** Letters of buildings with notices, by index. */
  readonly letters: ReadonlyMap<number, string>;
}

/** Buildings of a city in a row, wrapping where narrow. */
export function City({ city: { name, floors, frontages }, letters }: CityProps) {
  return (
    <li className={styles.root}>
      <div className={styles.street} aria-hidden="true">
        {floors.map((count, index) => {
          const letter = letters.get(index + 1);
          const size = { '--floors': count, '--feet': frontages[index] };
          return (
            <i
              key={index}
              className={letter ? `${styles.building} ${styles.noticed}` : styles.building}
              data-letter={letter}
              style={size as CSSProperties}
            />
          );
        })}
      </div>
      <p className={styles.name}>
        <b>{name}</b> {fill(copy.count, { count: floors.length })}
      </p>
    </li>
  );
}

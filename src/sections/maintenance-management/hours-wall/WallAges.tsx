import type { WallAge } from './schema';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { place } from '../../../ui/plot/place';
import * as styles from './WallAges.module.css';

/** Backlog by age, newest first, with height to scale. */
export const WallAges = ({ ages }: { readonly ages: readonly WallAge[] }) => (
  <ul className={styles.root}>
    {[...ages].reverse().map(({ name, hours, text }, index) => (
      <li
        key={name}
        className={`${styles.age} ${styles[`age${ages.length - index}`]}`}
        style={place({ hours: String(hours) })}
      >
        <span>
          <b>{fill(copy.hours, { n: hours })}</b> {name}
        </span>
        <span className={styles.text}>{text}</span>
      </li>
    ))}
  </ul>
);

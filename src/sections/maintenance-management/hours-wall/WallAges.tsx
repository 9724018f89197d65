import type { CSSProperties } from 'react';
import type { WallAge } from './schema';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import * as styles from './WallAges.module.css';

/** Backlog by age, newest first, with height to scale. */
export const WallAges = ({ ages }: { readonly ages: readonly WallAge[] }) => (
  <ul className={styles.root}>
    {[...ages].reverse().map(({ name, hours, text }, index) => (
      <li
        key={name}
        className={`${styles.age} ${styles[`age${ages.length - index}`]}`}
        style={{ '--hours': hours } as CSSProperties}
      >
        <span>
          <b>{fill(copy.hours, { n: hours })}</b> {name}
        </span>
        <span className={styles.text}>{text}</span>
      </li>
    ))}
  </ul>
);

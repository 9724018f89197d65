import type { CSSProperties } from 'react';
import type { TakenHours } from './schema';
import { fill } from '../../../text/fillWords';
import * as styles from './WeekSubtraction.module.css';

type SubtractionRowProps = TakenHours & {
  /** How the number is written; {n} is the number. */
  readonly sign: string;
  /** What is still there after this line. */
  readonly rest: number;
};

/** One line of the sum. */
export const SubtractionRow = ({ name, hours, text, sign, rest }: SubtractionRowProps) => (
  <li className={styles.row}>
    <b className={styles.number}>{sign ? fill(sign, { n: hours }) : hours}</b>
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.text}>{text}</p>
    </div>
    <span
      aria-hidden="true"
      className={sign ? styles.bar : styles.whole}
      style={{ '--rest': rest, '--gone': hours } as CSSProperties}
    />
  </li>
);

import type { TakenHours } from './schema';
import { fill } from '../../../text/fillWords';
import { place } from '../../../ui/plot/place';
import * as styles from './WeekSubtraction.module.css';

type SubtractionRowProps = TakenHours & {
  /** Pattern of the number: `{n}`. */
  readonly sign: string;
  /** Hours left after this line. */
  readonly rest: number;
};

/** Line of the subtraction. */
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
      style={place({ rest: String(rest), gone: String(hours) })}
    />
  </li>
);

import type { TapeStretch } from './schema';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/handovers.json';
import * as styles from './IdleTapeList.module.css';

interface IdleTapeListProps {
  readonly head: string;
  readonly stretches: readonly TapeStretch[];
  /** Class of the squares. */
  readonly mark: string | undefined;
  readonly hasHours?: boolean;
}

/** List of the stretches of one kind. */
export const IdleTapeList = ({ head, stretches, mark, hasHours = false }: IdleTapeListProps) => (
  <div>
    <h3 className={styles.head}>
      <i aria-hidden="true" className={`${styles.mark} ${mark ?? ''}`} /> {head}
    </h3>
    <ul>
      {stretches.map(({ name, hours, text }) => (
        <li key={name} className={styles.item}>
          <p className={styles.name}>
            {name}
            {hasHours ? <b className={styles.hours}>{fill(copy.hours, { n: hours })}</b> : null}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </div>
);

import type { Initials } from '../../../content-model/drawings/parts';
import * as styles from './Face.module.css';

/** Initials of a person on a disc; without a person, an empty place. */
export function Face({ text, hue }: Partial<Initials>) {
  return (
    <span className={styles.root} data-tone={hue}>
      {text ?? '+'}
    </span>
  );
}

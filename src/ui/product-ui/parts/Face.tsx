import type { Initials } from '../../../content-model/drawings/parts';
import * as styles from './Face.module.css';

/** A person as initials on a disc; without a person, the place that waits for one. */
export function Face({ text, hue }: Partial<Initials>) {
  return (
    <span className={styles.root} data-tone={hue}>
      {text ?? '+'}
    </span>
  );
}

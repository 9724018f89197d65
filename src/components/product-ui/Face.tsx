import type { Initials } from '../../content-model/drawings/parts';
import * as styles from './Face.module.css';

/** A person as initials on a disc. */
export function Face({ text, hue }: Initials) {
  return <span className={`${styles.root} ${styles[hue]}`}>{text}</span>;
}

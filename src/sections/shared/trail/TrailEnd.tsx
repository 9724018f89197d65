import type { ScrapOf } from './schema';
import * as styles from './TrailEnd.module.css';

/** Outcome and its cost. */
export function TrailEnd({ text }: ScrapOf<'end'>) {
  return <p className={styles.root}>{text}</p>;
}

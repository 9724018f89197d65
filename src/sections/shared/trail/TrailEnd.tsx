import type { ScrapOf } from './schema';
import * as styles from './TrailEnd.module.css';

/** How it came out, and what it cost. */
export function TrailEnd({ text }: ScrapOf<'end'>) {
  return <p className={styles.root}>{text}</p>;
}

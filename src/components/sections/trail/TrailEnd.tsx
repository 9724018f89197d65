import type { ScrapOf } from '../../../content-model/sections/trail';
import * as styles from './TrailEnd.module.css';

/** How it came out, and what it cost. */
export function TrailEnd({ text }: ScrapOf<'end'>) {
  return <p className={styles.root}>{text}</p>;
}

import type { Chip as ChipData } from '../../../content-model/drawings/parts';
import * as styles from './Chip.module.css';

/** A state in words on a hue that repeats them. */
export function Chip({ text, tone }: ChipData) {
  return <span className={`${styles.root} ${styles[tone]}`}>{text}</span>;
}

import type { Chip as ChipData } from '../../../content-model/drawings/parts';
import * as styles from './Chip.module.css';

/** State in words, on a hue of the same meaning. */
export function Chip({ text, tone }: ChipData) {
  return <span className={`${styles.root} ${styles[tone]}`}>{text}</span>;
}

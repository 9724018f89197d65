import './fills.css';
import * as styles from './Dot.module.css';
import type { Fill } from './fill';
import { place } from './place';

const looks = { solid: '', ring: styles.ring, halo: styles.halo };

interface DotProps {
  readonly x: number;
  /** From the top; a dot on an axis has none and lies in the middle. */
  readonly y?: number;
  readonly fill?: Fill;
  /** Filled, a ring, or a ring with a halo for the one that the drawing is about. */
  readonly look?: keyof typeof looks;
  /** Number of its mark in a read-out. */
  readonly mark?: number;
  /** Omitted with its note where narrow. */
  readonly isSecond?: boolean;
}

/** Point on a plot or on an axis; its size is fixed. */
export function Dot({ x, y = 50, fill = 'strong', look = 'solid', mark, isSecond }: DotProps) {
  return (
    <i
      className={`${styles.root} ${looks[look]} ${isSecond ? styles.second : ''}`}
      data-fill={fill}
      data-mark={mark}
      style={place({ x, y })}
    />
  );
}

import { hatchOf, type Fill, type Hatch } from './fill';
import { place } from './place';
import './fills.css';
import * as styles from './Swatch.module.css';

export interface SwatchProps {
  readonly fill?: Fill;
  /** Lines over the fill; without one, lines alone. */
  readonly hatch?: Hatch;
  readonly shape?: 'area' | 'line' | 'dashed' | 'dot';
}

/** A mark of a plot, small, beside the words that say what it means. */
export function Swatch({ fill, hatch, shape = 'area' }: SwatchProps) {
  return (
    <i
      className={`${styles.root} ${styles[shape]}`}
      data-fill={fill ?? (hatch ? undefined : 'strong')}
      data-hatch={hatch}
      style={place({ hatch: hatchOf(hatch) })}
    />
  );
}

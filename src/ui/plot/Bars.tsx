import './fills.css';
import * as styles from './Bars.module.css';
import type { Fill } from './fill';
import { place } from './place';

interface BarsProps {
  /** Height in percent of the plot; each is a mark of a read-out, in this order. */
  readonly bars: readonly { readonly height: number; readonly fill?: Fill }[];
  /** Sets `--plot-height` if 140 px do not fit. */
  readonly className?: string | undefined;
}

/** Upright bars on a line. At 320 px they get narrower, their number stays. */
export const Bars = ({ bars, className }: BarsProps) => (
  <div className={`${styles.root} ${className ?? ''}`}>
    {bars.map(({ height: h, fill = 'measured' }, index) => (
      <i
        key={index}
        className={styles.bar}
        data-fill={fill}
        data-mark={index}
        style={place({ h })}
      />
    ))}
  </div>
);

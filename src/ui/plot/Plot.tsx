import type { ReactNode } from 'react';
import { Axis, type Tick } from './Axis';
import * as styles from './Plot.module.css';
import { Stroke } from './Stroke';

/** More columns than a phone has room for. */
const MANY = 6;

interface PlotProps {
  /** In percent from the top; each has a grid line. */
  readonly heights?: readonly Tick[];
  /** In percent from the left; of more than six, every other one is hidden where narrow. */
  readonly columns?: readonly Tick[];
  /** Stretched with the plot: `Stroke`s, in thousandths of it. */
  readonly strokes?: ReactNode;
  /** With room around it, in a panel of the product. */
  readonly isInset?: boolean;
  /** From one edge of the window to the other, in a container as wide; its words keep to the page. */
  readonly isWide?: boolean;
  /** Sets `--plot-height` if 220 to 340 px do not fit. */
  readonly className?: string | undefined;
  /** Placed on the plot at fixed size: dots, markers, the probe of a read-out. */
  readonly children?: ReactNode;
}

/** Plot with its axes. Lines stretch with it, words do not: at 320 px they keep their size. */
export function Plot(props: PlotProps) {
  const { heights = [], columns = [], strokes, isInset, isWide, className, children } = props;
  const classes = [styles.root, isInset ? styles.inset : '', isWide ? styles.wide : '', className];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {heights.length ? <Axis ticks={heights} side="left" /> : null}
      <div className={styles.plot}>
        <svg
          className={styles.strokes}
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          aria-hidden
        >
          <Stroke kind="grid" path={heights.map(({ at }) => `M0 ${at * 10}H1000`).join('')} />
          {strokes}
        </svg>
        {children}
      </div>
      {columns.length ? (
        <div className={styles.columns}>
          <Axis ticks={columns} isSparse={columns.length > MANY} />
        </div>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import * as styles from './Chart.module.css';
import { css } from './scale';
import { Stroke } from './Stroke';

/** Label of an axis and its place. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

interface ChartProps {
  /** In percent from the top; each has a grid line. */
  readonly heights: readonly Tick[];
  /** In percent from the left; where narrow, every other one is omitted. */
  readonly columns: readonly Tick[];
  /** Stretched with the plot: `Stroke`s, in thousandths of it. */
  readonly strokes: ReactNode;
  /** Placed on the plot at fixed size: notes, nodes. */
  readonly children?: ReactNode;
}

/** Plot with two axes. Lines stretch with it, text does not. */
export function Chart({ heights, columns, strokes, children }: ChartProps) {
  return (
    <div className={styles.root}>
      <div className={styles.heights}>
        {heights.map(({ at, text }) => (
          <span key={text} className={styles.height} style={{ top: css(at) }}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg className={styles.strokes} viewBox="0 0 1000 1000" preserveAspectRatio="none">
          <Stroke kind="grid" path={heights.map(({ at }) => `M0 ${at * 10}H1000`).join('')} />
          {strokes}
        </svg>
        {children}
      </div>
      <div className={styles.columns}>
        {columns.map(({ at, text }) => (
          <span key={text} className={`${styles.column} ${edgeOf(at)}`} style={{ left: css(at) }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Labels at the very ends stay inside the plot. */
function edgeOf(at: number): string | undefined {
  if (at <= 0) return styles.first;
  if (at >= 100) return styles.last;
  return '';
}

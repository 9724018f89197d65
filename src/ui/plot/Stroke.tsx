import type { Fill } from './fill';
import './fills.css';
import * as styles from './Stroke.module.css';

interface StrokeProps {
  readonly kind: 'grid' | 'line' | 'dashed' | 'area' | 'dots';
  readonly fill?: Fill;
  /** In thousandths of the plot (`line`, `area` and `dots` of scale.ts). */
  readonly path: string;
  /** Number of its mark in a read-out. */
  readonly mark?: number;
}

/** Line, area or cloud of dots that stretches with its plot; stroke width and dots are fixed. */
export function Stroke({ kind, fill = 'strong', path, mark }: StrokeProps) {
  return (
    <path
      className={`${styles.root} ${styles[kind]}`}
      d={path}
      data-fill={kind === 'grid' ? undefined : fill}
      data-mark={mark}
    />
  );
}

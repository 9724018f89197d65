import * as styles from './Stroke.module.css';

interface StrokeProps {
  readonly kind: 'grid' | 'line' | 'fault' | 'threshold' | 'band' | 'over';
  readonly path: string;
}

/** Line or area that stretches with its chart; its stroke width is fixed. */
export function Stroke({ kind, path }: StrokeProps) {
  return <path className={`${styles.root} ${styles[kind]}`} d={path} />;
}

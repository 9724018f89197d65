import * as styles from './Stroke.module.css';

interface StrokeProps {
  readonly kind: 'grid' | 'line' | 'fault' | 'threshold' | 'band' | 'over';
  readonly path: string;
}

/** A line or an area that stretches with its chart while its width stays. */
export function Stroke({ kind, path }: StrokeProps) {
  return <path className={`${styles.root} ${styles[kind]}`} d={path} />;
}

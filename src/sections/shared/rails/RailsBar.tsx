import { duration, type Placed } from '../../../ui/plot/segments';
import * as patterns from './RailsPattern.module.css';
import * as styles from './RailsBar.module.css';

interface RailsBarProps {
  /** Text alternative. */
  readonly label: string;
  readonly segments: readonly (Placed & { readonly name: string; readonly pattern: string })[];
}

/** Day to scale; gaps of 2 px are taken from the segment before. */
export function RailsBar({ label, segments }: RailsBarProps) {
  return (
    <div className={styles.root} role="img" aria-label={label}>
      {segments.map(({ start, name, minutes, share, pattern }) => (
        <span
          key={start}
          className={`${styles.segment} ${patterns[pattern]}`}
          style={{ width: `calc(${(share * 100).toFixed(3)}% - 2px)` }}
          title={`${start} ${name}, ${duration(minutes)}`}
        />
      ))}
    </div>
  );
}

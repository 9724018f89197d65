import type { ScrapOf } from './schema';
import * as styles from './TrailNote.module.css';

/** Sticky note. */
export function TrailNote({ lines }: ScrapOf<'note'>) {
  return (
    <p className={styles.root}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}{' '}
        </span>
      ))}
    </p>
  );
}

import type { CSSProperties } from 'react';
import { cutAtHours, type Span } from './minutes';
import * as styles from './MinuteBars.module.css';

interface MinuteBarsProps {
  readonly spans: readonly Span[];
  /** Minutes of the full scale. */
  readonly all: number;
}

/** A bar per minute, with height by activity, hidden from screen readers: the list below has the same data. */
export const MinuteBars = ({ spans, all }: MinuteBarsProps) => (
  <div aria-hidden="true" className={styles.root}>
    {cutAtHours(spans).map((pieces, hour) => (
      <div key={hour} className={styles.hour} style={{ '--share': 60 / all } as CSSProperties}>
        {pieces.map(({ kind, minutes }, index) => (
          <i
            key={index}
            className={`${styles.piece} ${styles[kind]}`}
            style={{ '--minutes': minutes } as CSSProperties}
          />
        ))}
      </div>
    ))}
  </div>
);

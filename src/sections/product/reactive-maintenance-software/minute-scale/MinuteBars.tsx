import type { CSSProperties } from 'react';
import { hoursOf, type Span } from './minutes';
import * as styles from './MinuteBars.module.css';

interface MinuteBarsProps {
  readonly spans: readonly Span[];
  /** Minutes of the whole scale. */
  readonly all: number;
}

/** A bar a minute; how high it is says what somebody did in it. The list below says it in words. */
export const MinuteBars = ({ spans, all }: MinuteBarsProps) => (
  <div aria-hidden="true" className={styles.root}>
    {hoursOf(spans).map((pieces, hour) => (
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

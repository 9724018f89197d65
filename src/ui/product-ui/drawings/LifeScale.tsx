import type { CSSProperties } from 'react';
import type { LifeScale as LifeScaleData } from '../../../content-model/drawings/lifeScale';
import * as styles from './LifeScale.module.css';

/** Durations as bands and marks on one scale, with a clock below. */
export function LifeScale({ length, bands, marks, clock }: LifeScaleData) {
  const percent = (at: number): string => `${Number(((at / length) * 100).toFixed(2))}%`;
  return (
    <div className={styles.root}>
      <div className={styles.bands}>
        {bands.map(({ from, to, text, tone }) => (
          <span
            key={from}
            className={tone === 'work' ? `${styles.band} ${styles.work}` : styles.band}
            style={{ insetInlineStart: percent(from), width: percent(to - from) }}
          >
            {/* Too narrow for words: the mark below it says what it is. */}
            {(to - from) / length > 0.05 ? text : null}
          </span>
        ))}
      </div>
      <div className={styles.marks}>
        {marks.map(({ at, when, title, text, isLow, isLeft }) => (
          <div
            key={at}
            className={[styles.mark, isLeft ? styles.left : '', isLow ? styles.low : ''].join(' ')}
            style={{ '--at': percent(at) } as CSSProperties}
          >
            <b className={styles.when}>{when}</b>
            <b className={styles.title}>{title}</b>
            <span className={styles.text}>{text}</span>
          </div>
        ))}
      </div>
      <div className={styles.clock}>
        <i className={styles.allowed} style={{ width: percent(clock.ends) }} />
        <i className={styles.used} style={{ width: percent(clock.stops) }} />
        <span>{clock.text}</span>
        <span>{clock.limit}</span>
      </div>
    </div>
  );
}

import type { CSSProperties } from 'react';
import type { SpanRows as SpanRowsData } from '../../../content-model/drawings/spanRows';
import { css, percentOf } from '../../plot/scale';
import * as styles from './SpanRows.module.css';

const tones = {
  ink: styles.ink,
  family: styles.family,
  soft: styles.soft,
  live: styles.live,
  beyond: styles.beyond,
};

/** Rows of bars, each between its own ends, with lines across all rows. */
export function SpanRows({ from, to, legend, lines, rows }: SpanRowsData) {
  const at = (value: number): string => css(percentOf(value, { from, to }));
  return (
    <div className={styles.root}>
      <p className={styles.key}>
        {legend.map(({ tone, text }) => (
          <span key={text} className={styles.entry}>
            <i className={`${styles.mark} ${tones[tone]}`} />
            {text}
          </span>
        ))}
      </p>
      <div className={styles.plot}>
        <div className={styles.across}>
          {lines.map((line) => (
            <span
              key={line.at}
              className={styles.line}
              style={{ '--at': at(line.at) } as CSSProperties}
              data-side={percentOf(line.at, { from, to }) > 50 ? 'end' : undefined}
            >
              <b className={styles.word}>{line.text}</b>
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <div key={row.name} className={styles.row}>
            <span className={styles.name}>
              {row.name}
              {row.value ? <b className={styles.value}>{row.value}</b> : null}
            </span>
            <span className={styles.way}>
              <i
                className={`${styles.bar} ${tones[row.tone]}`}
                style={{
                  left: at(row.from),
                  width: css(percentOf(row.to - row.from, { from: 0, to: to - from })),
                }}
              />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

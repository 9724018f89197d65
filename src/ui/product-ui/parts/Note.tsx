import type { CSSProperties } from 'react';
import type { Remark } from '../../../content-model/drawings/parts';
import * as styles from './Note.module.css';
import { css, type Point } from '../../plot/scale';

interface NoteProps extends Remark {
  /** Point it refers to, in percent of the plot. */
  readonly at: Point;
  /** Above the point with a leader, or before or after it. */
  readonly side: 'over' | 'before' | 'after';
  /** Upper edge, in percent. */
  readonly top: number;
  readonly tone?: 'ink' | 'good';
  /** Omitted where narrow. */
  readonly isSecond?: boolean;
}

/** Note on a chart. It wraps to stay inside the plot. */
export function Note(props: NoteProps) {
  const { at, side, top, tone = 'ink', isSecond, title, detail } = props;
  const place = { '--x': css(at.x), '--rest': css(100 - at.x), top: css(top) } as CSSProperties;
  const edge = side === 'over' && at.x < 50 ? styles.overStart : styles[side];
  return (
    <>
      {side === 'over' ? (
        <i
          className={styles.leader}
          style={{ left: css(at.x), top: css(top), height: css(at.y - top) }}
        />
      ) : null}
      <span
        className={`${styles.root} ${edge} ${styles[tone]} ${isSecond ? styles.second : ''}`}
        style={place}
      >
        <b className={styles.title}>{title}</b>
        <span className={styles.detail}>{detail}</span>
      </span>
    </>
  );
}

import type { CSSProperties } from 'react';
import type { Remark } from '../../../content-model/drawings/parts';
import * as styles from './Note.module.css';
import { css, type Point } from './scale';

interface NoteProps extends Remark {
  /** The point it speaks of, in percent of the plot. */
  readonly at: Point;
  /** Over the point with a leader, or before or after it. */
  readonly side: 'over' | 'before' | 'after';
  /** Its own upper edge, in percent. */
  readonly top: number;
  readonly tone?: 'ink' | 'good';
  /** The second of two is dropped where it is narrow. */
  readonly isSecond?: boolean;
}

/** A few words on a chart. It wraps rather than leave the plot. */
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

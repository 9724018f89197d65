import * as styles from './Node.module.css';
import { css, type Point } from './scale';

interface NodeProps {
  readonly at: Point;
  /** Start, correction, or plain point. */
  readonly kind: 'start' | 'good' | 'plain';
  /** Omitted with its note where narrow. */
  readonly isSecond?: boolean;
}

/** Ring on a chart. */
export function Node({ at, kind, isSecond }: NodeProps) {
  return (
    <i
      className={`${styles.root} ${styles[kind]} ${isSecond ? styles.second : ''}`}
      style={{ left: css(at.x), top: css(at.y) }}
    />
  );
}

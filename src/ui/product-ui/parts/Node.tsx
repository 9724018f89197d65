import * as styles from './Node.module.css';
import { css, type Point } from './scale';

interface NodeProps {
  readonly at: Point;
  /** Where something starts or is put right, or a mere point. */
  readonly kind: 'start' | 'good' | 'plain';
  /** The second of two that have words is dropped with them where it is narrow. */
  readonly isSecond?: boolean;
}

/** A ring on a chart, as on the models. */
export function Node({ at, kind, isSecond }: NodeProps) {
  return (
    <i
      className={`${styles.root} ${styles[kind]} ${isSecond ? styles.second : ''}`}
      style={{ left: css(at.x), top: css(at.y) }}
    />
  );
}

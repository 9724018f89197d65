import * as styles from './MarkedBar.module.css';
import { css, percentOf } from './scale';

interface MarkedBarProps {
  readonly value: number;
  /** Target or former value: the year before, the contract. */
  readonly mark: number;
  /** Value of a full bar. */
  readonly highest: number;
}

/** Bar against a mark; brick when beyond it. */
export function MarkedBar({ value, mark, highest }: MarkedBarProps) {
  const range = { from: 0, to: highest };
  return (
    <span className={styles.root}>
      <i
        className={`${styles.value} ${value > mark ? styles.past : ''}`}
        style={{ width: css(percentOf(value, range)) }}
      />
      <i className={styles.mark} style={{ left: css(percentOf(mark, range)) }} />
    </span>
  );
}

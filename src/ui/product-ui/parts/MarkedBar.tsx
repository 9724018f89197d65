import * as styles from './MarkedBar.module.css';
import { css, percentOf } from './scale';

interface MarkedBarProps {
  readonly value: number;
  /** What it is held against: the year before, the contract. */
  readonly mark: number;
  /** Length of a full bar. */
  readonly highest: number;
}

/** A bar against a mark; past the mark it is brick. */
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

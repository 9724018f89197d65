import * as styles from './TakesOrder.module.css';

/** Thickness of a line, and distance to the next, in drawing units. */
const THICK = 9;
const STEP = 12;

interface OrderProps {
  readonly lines: readonly (readonly [whole: number, counted: number])[];
  readonly followed?: number | undefined;
}

/** A list as bars in its order; for the eye, the words beside it say what it is sorted by. */
export function TakesOrder({ lines, followed = 0 }: OrderProps) {
  const pathOf = (lengths: readonly number[]): string =>
    lengths.map((length, row) => (length ? `M0 ${row * STEP + THICK / 2}h${length}` : '')).join('');
  const own = (lengths: readonly number[]): number[] =>
    lengths.map((length, row) => (row === followed - 1 ? length : 0));
  const whole = lines.map(([length]) => length);
  const counted = lines.map(([, length]) => length);
  return (
    <dd aria-hidden="true">
      <svg
        viewBox={`0 0 100 ${lines.length * STEP}`}
        preserveAspectRatio="none"
        strokeWidth={THICK}
        className={styles.root}
      >
        <path d={pathOf(whole)} />
        <path d={pathOf(counted)} className={styles.counted} />
        <path
          d={pathOf(own(counted.some(Boolean) ? counted : whole))}
          className={styles.followed}
        />
      </svg>
    </dd>
  );
}

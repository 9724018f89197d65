import { Text } from '../../ui/primitives/Text';
import * as styles from './HoursBar.module.css';

interface HoursBarProps {
  readonly title: string;
  readonly total: string;
  /** Hours per kind of work order. */
  readonly parts: readonly number[];
  /** Hours of the full width. */
  readonly longest: number;
  /** Label of the difference to the full width. */
  readonly rest?: string;
  /** Number of its mark in the read-out. */
  readonly mark: number;
}

const WIDTH = 1000;

/** Stacked bar, with a dimension line from its end to the longest bar’s. */
export function HoursBar({ title, total, parts, longest, rest, mark }: HoursBarProps) {
  const scale = longest > 0 ? WIDTH / longest : 0;
  const [first = 0, second = 0] = parts.map((part) => Math.round(part * scale));
  const end = first + second;
  return (
    <div className={styles.root}>
      <p>
        <Text as="b" look="name">
          {title}
        </Text>{' '}
        <Text as="span" look="small" isSoft>
          {total}
        </Text>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} 40`}
        preserveAspectRatio="none"
        className={styles.bar}
        data-mark={mark}
      >
        <path className={styles.first} d={`M0 0H${first}V40H0Z`} />
        <path className={styles.second} d={`M${first} 0H${end}V40H${first}Z`} />
        {rest && scale > 0 && end < WIDTH ? (
          <path className={styles.line} d={`M${end} 8V32M${WIDTH} 8V32M${end} 20H${WIDTH}`} />
        ) : null}
      </svg>
      {rest ? (
        <Text look="name" className={styles.rest}>
          {rest}
        </Text>
      ) : null}
    </div>
  );
}

import { Text } from '../../../../ui/primitives/Text';
import * as styles from './Papers.module.css';

interface Row {
  readonly name: string;
  readonly value: string;
  readonly isOff?: boolean;
  readonly isSum?: boolean;
}

interface PaperProps {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly Row[];
  /** At the right of the leaders. */
  readonly isLast?: boolean;
}

/** A sheet of paper: its head, and lines of a name with an amount. */
export const Paper = ({ title, note, rows, isLast = false }: PaperProps) => (
  <dl className={isLast ? `${styles.paper} ${styles.last}` : styles.paper}>
    <div className={styles.head}>
      <Text as="dt" look="name">
        {title}
      </Text>
      <Text as="dd" look="source">
        {note}
      </Text>
    </div>
    {rows.map(({ name, value, isOff, isSum }) => (
      <div
        key={name}
        className={isSum ? `${styles.line} ${styles.sum}` : styles.line}
        data-fill={isOff ? 'late-soft' : undefined}
      >
        <Text as="dt" look="source">
          {name}
        </Text>
        <Text as="dd" look="label">
          {value}
        </Text>
      </div>
    ))}
  </dl>
);

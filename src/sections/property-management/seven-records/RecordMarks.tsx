import type { RecordForm } from './schema';
import * as styles from './RecordMarks.module.css';

/** Events as marks on a line of a year or several years. */
export const RecordMarks = ({ parts, events }: RecordForm<'marks'>) => (
  <div className={styles.root}>
    <div aria-hidden="true" className={styles.line}>
      {parts.map((part, index) => (
        <span key={`${part}${index}`} className={styles.part}>
          {part}
        </span>
      ))}
      {events.map(({ at, isLate }, index) => (
        <i
          key={at}
          className={isLate ? `${styles.mark} ${styles.late}` : styles.mark}
          style={{ insetInlineStart: `${(at * 100).toFixed(1)}%` }}
        >
          {index + 1}
        </i>
      ))}
    </div>
    <ol className={styles.events}>
      {events.map(({ at, text, isLate }) => (
        <li key={at} className={isLate ? styles.strong : undefined}>
          {text}
        </li>
      ))}
    </ol>
  </div>
);

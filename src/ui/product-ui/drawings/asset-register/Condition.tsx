import * as styles from './Gauge.module.css';

interface ConditionProps {
  /** 1 to 5; 5 is best. */
  readonly level: number;
  readonly word: string;
}

/** Condition of an asset as filled fields and a word. */
export function Condition({ level, word }: ConditionProps) {
  return (
    <span className={styles.root}>
      <span className={styles.fields}>
        {[1, 2, 3, 4, 5].map((field) => (
          <i key={field} className={`${styles.field} ${field <= level ? toneOf(level) : ''}`} />
        ))}
      </span>
      {word}
    </span>
  );
}

function toneOf(level: number): string | undefined {
  if (level > 3) return styles.good;
  return level === 3 ? styles.fair : styles.poor;
}

import * as styles from './FiguresList.module.css';

interface FiguresListProps {
  readonly figures: readonly {
    readonly value: string;
    readonly text: string | null;
    readonly source?: string | null;
  }[];
}

/** Results side by side, each under a rule of ink with what it counts and where it comes from. */
export function FiguresList({ figures }: FiguresListProps) {
  return (
    <ul className={styles.root}>
      {figures.map(({ value, text, source }) => (
        <li key={value} className={styles.item}>
          <strong className={styles.value}>{value}</strong>
          <p className={styles.text}>{text}</p>
          {source ? <p className={styles.source}>{source}</p> : null}
        </li>
      ))}
    </ul>
  );
}

import * as styles from './ChoiceRow.module.css';

interface FilterRowProps {
  readonly label: string;
  /** Value, label and number of matches of each option. */
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    readonly count?: number;
  }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filter with few options, all in view; one that would leave nothing cannot be pressed. */
export function FilterRow({ label, options, value: chosen, onChange }: FilterRowProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {options.map(({ value, text, count }) => (
        <li key={value}>
          <button
            type="button"
            className={`${styles.face} ${styles.chip}`}
            aria-pressed={value === chosen}
            disabled={count === 0 && value !== chosen}
            onClick={() => onChange(value)}
          >
            {text}
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

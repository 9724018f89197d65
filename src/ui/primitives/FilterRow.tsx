import * as styles from './FilterRow.module.css';

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

/** Filter with few options, all in view. */
export function FilterRow({ label, options, value, onChange }: FilterRowProps) {
  return (
    <ul className={styles.root} aria-label={label}>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className={styles.filter}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.text}
            {option.count === undefined ? null : (
              <span className={styles.count}>{option.count}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

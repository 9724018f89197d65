import * as styles from './PlainList.module.css';

interface PlainListProps {
  readonly items: readonly string[];
}

/** Short sentences as a list. */
export function PlainList({ items }: PlainListProps) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

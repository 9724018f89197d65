import * as styles from './Strays.module.css';

interface StraysProps {
  readonly name: string;
  /** Found by each survey. */
  readonly counts: readonly number[];
}

/** Assets missing from the list, shown from the survey that found them. */
export function Strays({ name, counts }: StraysProps) {
  const all = counts.at(-1) ?? 0;
  const since = (stray: number): string =>
    counts.flatMap((count, walk) => (stray < count ? [walk + 1] : [])).join(' ');
  return (
    <div className={styles.root}>
      <p className={styles.name}>
        {counts.map((count, walk) => (
          <b key={walk} data-choice={walk + 1}>
            {count}{' '}
          </b>
        ))}
        {name}
      </p>
      <p className={styles.rings} aria-hidden="true">
        {Array.from({ length: all }, (_, stray) => (
          <i key={stray} className={styles.place}>
            <i className={styles.ring} data-choice={since(stray)} />
          </i>
        ))}
      </p>
    </div>
  );
}

import * as styles from './RankingsOrder.module.css';

interface RankingsOrderProps {
  readonly order: { readonly title: string; readonly unit: string } | undefined;
  /** Buildings by rank. */
  readonly cells: readonly {
    readonly index: number;
    readonly code: string;
    readonly city: string;
    readonly value: string;
    readonly rank: number;
  }[];
  /** Id of a building’s radio button. */
  readonly idOf: (index: number) => string;
}

/** One ranking; each row selects its building in all three. */
export const RankingsOrder = ({ order, cells, idOf }: RankingsOrderProps) => (
  <div className={styles.root}>
    <p className={styles.head}>
      <b className={styles.title}>{order?.title}</b>
      <span className={styles.unit}>{order?.unit}</span>
    </p>
    <ol>
      {cells.map(({ index, code, city, value, rank }) => (
        <li key={code} className={styles.row}>
          <label htmlFor={idOf(index)} data-building={index} className={styles.cell}>
            <span className={styles.rank}>{rank}</span>
            <b className={styles.code}>{code}</b>
            <span className={styles.city}>{city}</span>
            <span className={styles.value}>{value}</span>
          </label>
        </li>
      ))}
    </ol>
  </div>
);

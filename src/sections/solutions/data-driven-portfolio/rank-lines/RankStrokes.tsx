import * as styles from './RankStrokes.module.css';

interface RankStrokesProps {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly chosen: readonly boolean[];
}

const ROW = 10;

const middle = (rank: number): number => (rank - 0.5) * ROW;

/** Lines from each building’s rank to its next. */
export const RankStrokes = ({ from, to, chosen }: RankStrokesProps) => (
  <svg
    viewBox={`0 0 100 ${from.length * ROW}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={styles.root}
  >
    {from.map((rank, index) => {
      const [start, end] = [middle(rank), middle(to[index] ?? rank)];
      return (
        <path
          key={index}
          data-chosen={chosen[index] ? '' : undefined}
          d={`M0 ${start}C40 ${start} 60 ${end} 100 ${end}`}
        />
      );
    })}
  </svg>
);

import * as styles from './RankingsLines.module.css';

interface RankingsLinesProps {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const WIDTH = 100;
const ROW = 10;

const middle = (rank: number): number => (rank - 0.5) * ROW;

/** Lines from each building’s rank to its next. */
export const RankingsLines = ({ from, to }: RankingsLinesProps) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${from.length * ROW}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={styles.root}
  >
    {from.map((rank, index) => {
      const [start, end] = [middle(rank), middle(to[index] ?? rank)];
      return (
        <path
          key={index}
          data-building={index}
          d={`M0 ${start}C40 ${start} 60 ${end} 100 ${end}`}
        />
      );
    })}
  </svg>
);

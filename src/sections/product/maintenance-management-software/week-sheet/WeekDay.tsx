import { blocksOf } from './week';
import * as styles from './WeekDay.module.css';

interface WeekDayProps {
  /** The blocks of the day, as the planner writes them. */
  readonly day: string;
  /** Hours that fill the field. */
  readonly of: number;
  readonly lane: 'planned' | 'happened';
}

/** One day of one person, block by block to scale. */
export const WeekDay = ({ day, of, lane }: WeekDayProps) => (
  <span className={`${styles.root} ${styles[lane]}`}>
    {blocksOf(day).map(({ kind, hours, isMoved }, index) => (
      <i
        key={index}
        className={isMoved ? `${styles[kind]} ${styles.moved}` : styles[kind]}
        style={{ width: `${((hours / of) * 100).toFixed(1)}%` }}
      />
    ))}
  </span>
);

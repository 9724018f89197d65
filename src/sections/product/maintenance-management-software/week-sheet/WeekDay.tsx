import { blocksOf } from './week';
import * as styles from './WeekDay.module.css';

interface WeekDayProps {
  /** Blocks of the day, in the planner’s notation. */
  readonly day: string;
  /** Hours of a full cell. */
  readonly of: number;
  readonly lane: 'planned' | 'happened';
}

/** Day of a person, in blocks to scale. */
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

import { clock } from '../../../ui/plot/segments';
import * as styles from './RailsHours.module.css';

interface RailsHoursProps {
  /** Hours of the day, 0 to 24. */
  readonly from: number;
  readonly to: number;
}

/** Hour ticks above the days, hidden from screen readers: the tables have the same in text. */
export function RailsHours({ from, to }: RailsHoursProps) {
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div className={styles.root} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className={styles.hour}>
          {clock(hour * 60)}
        </span>
      ))}
    </div>
  );
}

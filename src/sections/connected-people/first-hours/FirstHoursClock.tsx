import { minutesOfDay } from '../../../time/minutesOfDay';
import { FirstHoursBar } from './FirstHoursBar';
import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { firstHours } from './schema';
import * as styles from './FirstHoursClock.module.css';

type FirstHoursClockProps = Pick<SectionProps<typeof firstHours>, 'hoursOf' | 'clockLabel'>;

/** Start and end of the drawn day, in minutes from midnight. */
const FIRST = 4 * 60;
const LAST = 24 * 60;
const MARKS = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

const shareOf = (minutes: number): string =>
  `${Math.round((minutes / (LAST - FIRST)) * 1000) / 10}%`;

/** Hours of all people on the clock of a day, a row each. */
export function FirstHoursClock({ hoursOf, clockLabel }: FirstHoursClockProps) {
  return (
    <div className={styles.root} role="img" aria-label={clockLabel}>
      <p className={styles.marks}>
        {MARKS.map((hour) => (
          <span key={hour} style={place({ at: shareOf(hour * 60 - FIRST) })}>
            {String(hour).padStart(2, '0')}:00
          </span>
        ))}
      </p>
      {hoursOf.map(({ begins, person, pieces }) => (
        <div
          key={begins}
          className={styles.row}
          style={place({ at: shareOf(minutesOfDay(begins) - FIRST), hour: shareOf(60) })}
        >
          <div className={styles.hour}>
            <FirstHoursBar pieces={pieces} />
          </div>
          <p className={minutesOfDay(begins) > 15 * 60 ? styles.before : styles.after}>
            <b>{person?.name}</b> {person?.role}
          </p>
        </div>
      ))}
    </div>
  );
}

import { minutesOfDay } from '../../../time/minutesOfDay';
import { fill } from '../../../text/fillWords';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { FirstHoursBar } from './FirstHoursBar';
import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { firstHours } from './schema';
import { minutesFor } from './firstHours';
import { uses as order } from './uses';
import copy from './words.json';
import * as styles from './FirstHoursClock.module.css';

type FirstHoursClockProps = Pick<
  SectionProps<typeof firstHours>,
  'hoursOf' | 'clockLabel' | 'uses'
>;

/** Start and end of the drawn day, in minutes from midnight. */
const FIRST = 4 * 60;
const LAST = 24 * 60;
const MARKS = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

const shareOf = (minutes: number): string =>
  `${Math.round((minutes / (LAST - FIRST)) * 1000) / 10}%`;

/** Hours of all people on the clock of a day, a row each, which says how its minutes were used. */
export function FirstHoursClock({ hoursOf, clockLabel, uses }: FirstHoursClockProps) {
  const partsOf = (pieces: (typeof hoursOf)[number]['pieces']): string =>
    order
      .map((use) => ({ use, count: minutesFor(use, [pieces]) }))
      .filter(({ count }) => count > 0)
      .map(({ use, count }) =>
        fill(copy.part, { minutes: fill(copy.minutes, { count }), use: uses[use] }),
      )
      .join('; ');
  const marks = hoursOf.map(({ begins, person, pieces }, index) => ({
    at: (100 * (index + 0.5)) / hoursOf.length,
    says: fill(copy.row, {
      name: person?.name ?? '',
      role: person?.role ?? '',
      begins,
      parts: partsOf(pieces),
    }),
  }));
  return (
    <ReadOut isDown hasHint label={clockLabel} marks={marks} start={0}>
      {(probe) => (
        <div className={styles.root}>
          <p className={styles.marks} aria-hidden="true">
            {MARKS.map((hour) => (
              <span key={hour} style={place({ at: shareOf(hour * 60 - FIRST) })}>
                {String(hour).padStart(2, '0')}:00
              </span>
            ))}
          </p>
          <div className={styles.rows}>
            {hoursOf.map(({ begins, person, pieces }, index) => (
              <div
                key={begins}
                className={styles.row}
                style={place({ at: shareOf(minutesOfDay(begins) - FIRST), hour: shareOf(60) })}
              >
                <div className={styles.hour}>
                  <FirstHoursBar pieces={pieces} mark={index} />
                </div>
                <p className={minutesOfDay(begins) > 15 * 60 ? styles.before : styles.after}>
                  <b>{person?.name}</b> {person?.role}
                </p>
              </div>
            ))}
            {probe}
          </div>
        </div>
      )}
    </ReadOut>
  );
}

import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { DESK_DAYS, isTaken } from './deskHours';
import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { officeMeridians } from './schema';
import * as styles from './DeskBars.module.css';

interface DeskBarsProps {
  readonly offices: SectionProps<typeof officeMeridians>['offices'];
  readonly closed: string;
}

const DAY = 24;

/** Staffed hours of each office as bars on one clock; “closed” on days off. */
export const DeskBars = ({ offices, closed }: DeskBarsProps) => (
  <div className={styles.root}>
    <div className={styles.scale} aria-hidden="true">
      <p className={styles.axis}>
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour}>{fill(copy.hour, { hour: String(hour).padStart(2, '0') })}</span>
        ))}
        <span className={styles.end}>{copy.utc}</span>
      </p>
    </div>
    <ul>
      {offices.map((office) => (
        <li key={office.city} className={styles.row}>
          <b className={styles.city}>
            {office.city} <span className={styles.people}>{office.people}</span>
          </b>
          <span className={styles.bar}>
            {DESK_DAYS.map((day, index) =>
              isTaken(office, day) ? (
                <i
                  key={day}
                  data-choice={index + 1}
                  className={styles.taken}
                  style={place({
                    from: `${(office.opens / DAY) * 100}%`,
                    to: `${(office.closes / DAY) * 100}%`,
                  })}
                />
              ) : (
                <span key={day} data-choice={index + 1} className={styles.closed}>
                  {closed}
                </span>
              ),
            )}
          </span>
          <span>
            {office.hours}
            <span className={styles.sits}>{office.sits}</span>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

import copy from '../../../copy/sheet.json';
import { signed } from './countdown';
import type { SectionProps } from '../../../content-model/sectionProps';
import { place } from '../../../ui/plot/place';
import type { doorCountdown } from './schema';
import * as styles from './DoorCountdownScale.module.css';

interface DoorCountdownScaleProps {
  readonly days: SectionProps<typeof doorCountdown>['days'];
}

const FIRST = -14;
const COUNT = 45;

/** Links to the days, to scale: before the door left, after it right. */
export const DoorCountdownScale = ({ days }: DoorCountdownScaleProps) => (
  <nav aria-label={copy.days} className={styles.root}>
    <i className={styles.post} />
    <ol className={styles.days}>
      {days.map(({ day, name, tasks }) => (
        <li
          key={day}
          className={day < 0 ? `${styles.day} ${styles.before}` : styles.day}
          style={place({ at: ((day - FIRST + 0.5) / COUNT).toFixed(4) })}
        >
          <a href={`#day${day}`} className={styles.link}>
            <span className={styles.stack} aria-hidden="true">
              {tasks.map(({ key }) => (
                <i key={key} className={styles.task} />
              ))}
            </span>
            <b className={styles.number}>{signed(day)}</b>
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

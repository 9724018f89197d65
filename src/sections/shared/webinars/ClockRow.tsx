import type { CSSProperties } from 'react';
import copy from './words.json';
import { weekdayOf } from '../../../time/inWords';
import { dayPart, workingHours } from './zoneDay';
import * as styles from './ClockRow.module.css';

interface ClockRowProps {
  readonly name: string;
  /** Local time of the start. */
  readonly local: string;
  /** Day of the start at the host’s; a different one is named. */
  readonly day: string;
  readonly startsAt: string;
  readonly minutes: number;
  /** Whether it is the visitor’s clock. */
  readonly isOwn?: boolean;
  /** Number of the choice that shows it. */
  readonly choice?: number;
}

const stretch = (left: number, width: number): CSSProperties => ({
  left: `${left}%`,
  width: `${width}%`,
});

/** Local time of a place on a 24-hour strip, with its working hours. */
export function ClockRow(props: ClockRowProps) {
  const { name, local, day, startsAt, minutes, isOwn = false, choice } = props;
  const there = local.slice(0, 10);
  const notes = [there === day ? '' : weekdayOf(there).slice(0, 3), copy.parts[dayPart(local)]];
  return (
    <li data-choice={choice} className={`${styles.root} ${isOwn ? styles.own : ''}`}>
      <span className={styles.place}>{name}</span>
      <span className={styles.time}>
        <time dateTime={startsAt} className={styles.hour}>
          {local.slice(11)}
        </time>
        <span className={styles.part}>{notes.filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.day} aria-hidden="true">
        {workingHours(local).map(({ left, width }) => (
          <i key={left} style={stretch(left, width)} className={styles.work} />
        ))}
        <i style={stretch(50, (minutes / 1440) * 100)} className={styles.now} />
      </span>
    </li>
  );
}

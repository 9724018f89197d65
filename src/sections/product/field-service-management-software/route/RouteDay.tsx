import type { CSSProperties } from 'react';
import type { RouteStop } from './schema';
import { minutesOfDay } from '../../../../time/minutesOfDay';
import * as styles from './RouteDay.module.css';

interface RouteDayProps {
  readonly stops: readonly RouteStop[];
  /** Departure from home, and return. */
  readonly starts: string;
  readonly ends: string;
}

/** Schedule to scale: thin for driving, thick for work. */
export function RouteDay({ stops, starts, ends }: RouteDayProps) {
  const first = minutesOfDay(starts);
  const length = minutesOfDay(ends) - first;
  const share = (minutes: number): string => `${((minutes / length) * 100).toFixed(2)}%`;
  return (
    <ol className={styles.root}>
      {stops.map(({ name, arrive, leave, job, note }, index) => {
        const before = minutesOfDay(stops[index - 1]?.leave ?? starts);
        const work = minutesOfDay(leave) - minutesOfDay(arrive);
        const next = minutesOfDay(stops[index + 1]?.arrive ?? ends);
        const drive = minutesOfDay(arrive) - before;
        const shares = {
          '--span': share(drive + work),
          '--work': `${((work / (drive + work)) * 100).toFixed(1)}%`,
          '--room': `${(((next - minutesOfDay(arrive)) / (drive + work)) * 100).toFixed(1)}%`,
        };
        return (
          <li key={name} className={styles.stop} style={shares as CSSProperties}>
            <i className={styles.bar} />
            <div className={styles.words}>
              <span className={styles.time}>
                <b className={styles.number}>{index + 1}</b>
                {arrive} <span className={styles.leave}>{`– ${leave}`}</span>
              </span>
              <b className={styles.job}>{job}</b>
              <span className={styles.note}>{note}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

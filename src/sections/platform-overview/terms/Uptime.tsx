import type { CSSProperties } from 'react';
import type { Uptime as UptimeData } from './schema';
import { fill } from '../../../text/fillWords';
import { availability } from './uptime';
import * as styles from './Terms.module.css';

/** Uptime in percent, and downtime in minutes by month. */
export function Uptime({ uptime }: { readonly uptime: UptimeData }) {
  const { percent, lost, months } = availability(uptime.from, uptime.minutes);
  const most = Math.max(...uptime.minutes, 1);
  return (
    <figure className={styles.uptime}>
      <p className={styles.percent}>{percent}%</p>
      <p>{fill(uptime.text, { minutes: lost })}</p>
      <ol className={styles.months} aria-label={uptime.label}>
        {months.map(({ name, minutes }) => (
          <li
            key={name}
            className={styles.month}
            style={{ '--part': minutes / most } as CSSProperties}
          >
            <i className={styles.column} />
            {minutes > 0 ? <b className={styles.minutes}>{minutes}</b> : null}
            <span className={styles.monthName}>{name}</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.causes}>
        {uptime.causes.map(({ when, why }) => (
          <p key={when}>
            <b className={styles.when}>{when}</b> {why}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

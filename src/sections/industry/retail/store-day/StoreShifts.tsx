import type { CSSProperties } from 'react';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { storeDay } from './schema';
import * as styles from './StoreShifts.module.css';

interface StoreShiftsProps {
  readonly shifts: readonly SectionProps<typeof storeDay>['shifts'][number][];
  /** First hour of the axis. */
  readonly from: string;
}

const DAY = 24 * 60;

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Maintenance tasks at their hours, a row per trade; a list on small screens. */
export function StoreShifts({ shifts, from }: StoreShiftsProps) {
  const lanes = [...new Set(shifts.map(({ lane }) => lane))];
  const after = (clock: string): number => (minutesOf(clock) - minutesOf(from) + DAY) % DAY;
  const inOrder = [...shifts].sort((a, b) => after(a.starts) - after(b.starts));
  const story = inOrder.filter(({ isLive }) => isLive);
  const [first = 0, last = 0] = [story[0], story.at(-1)].map((shift) =>
    shift ? after(shift.starts) / DAY : 0,
  );
  const line = { '--lanes': lanes.length, '--line': (last - first).toFixed(4) };
  return (
    <ol className={styles.root} style={line as CSSProperties}>
      {inOrder.map(({ starts, minutes, lane, title, detail, isLive }) => {
        const place = {
          '--start': `${((after(starts) / DAY) * 100).toFixed(2)}%`,
          '--share': (minutes / DAY).toFixed(4),
          '--lane': lanes.indexOf(lane) + 1,
        };
        return (
          <li
            key={starts + title}
            className={isLive ? `${styles.shift} ${styles.live}` : styles.shift}
            style={place as CSSProperties}
          >
            {starts === story[0]?.starts ? <i className={styles.line} /> : null}
            <i className={styles.bar} />
            <time className={styles.starts}>{starts}</time>
            <b className={styles.title}>{title}</b>
            <span className={styles.detail}>{detail}</span>
          </li>
        );
      })}
    </ol>
  );
}

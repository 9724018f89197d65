import type { CSSProperties } from 'react';
import type { FloorPlanPlan as PlanData } from './schema';
import * as styles from './FloorPlanPlan.module.css';

interface FloorPlanProps {
  readonly label: string;
  readonly plan: PlanData;
  /** Comfort range in degrees. */
  readonly comfort: readonly number[];
  readonly degrees: string;
  /** Room of the complaint: number, words and reading. */
  readonly meant: string;
  readonly heard: string;
  readonly measured: string;
}

/** Rooms to scale with temperatures; tiles where narrow. */
export function FloorPlanPlan(props: FloorPlanProps) {
  const { label, plan, comfort, degrees, meant, heard, measured } = props;
  const [low = 0, high = 0] = comfort;
  const place = (box: { x: number; y: number; width: number; depth: number }) =>
    ({
      '--x': `${((box.x / plan.width) * 100).toFixed(2)}%`,
      '--y': `${((box.y / plan.depth) * 100).toFixed(2)}%`,
      '--width': `${((box.width / plan.width) * 100).toFixed(2)}%`,
      '--depth': `${((box.depth / plan.depth) * 100).toFixed(2)}%`,
    }) as CSSProperties;
  const feel = (reading: number) =>
    reading < low ? styles.cold : reading > high ? styles.warm : styles.fine;
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.root}
      data-keep-clear
      style={{ '--shape': `${plan.width} / ${plan.depth}` } as CSSProperties}
    >
      <ul className={styles.rooms} aria-hidden="true">
        {plan.rooms.map((room) => (
          <li
            key={room.number}
            className={`${styles.room} ${feel(room.reading)} ${room.number === meant ? styles.meant : ''}`}
            style={place(room)}
          >
            <span className={styles.number}>
              {room.number} {room.name ? <span className={styles.name}>{room.name}</span> : null}
            </span>
            <b className={styles.reading}>{room.reading.toFixed(1)}</b>
            {room.number === meant ? (
              <span className={styles.remark}>
                <span>{heard}</span>
                <span className={styles.measured}>{measured}</span>
              </span>
            ) : null}
          </li>
        ))}
        {plan.cores.map((core) => (
          <li key={core.name} className={styles.core} style={place(core)}>
            {core.name}
          </li>
        ))}
      </ul>
      <span aria-hidden="true" className={styles.unit}>
        {degrees}
      </span>
    </div>
  );
}

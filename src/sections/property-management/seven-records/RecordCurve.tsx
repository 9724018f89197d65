import type { RecordForm } from './schema';
import * as styles from './RecordCurve.module.css';

const WIDTH = 600;
const HEIGHT = 150;
/** Margin above and below the readings, in degrees. */
const AIR = 1.5;

/** Daily maximum as a line, colored beyond the lease’s limit. */
export function RecordCurve(props: RecordForm<'curve'>) {
  const { limit, limitName, highest, from, to, reading } = props;
  const low = Math.min(limit, ...highest) - AIR;
  const high = Math.max(limit, ...highest) + AIR;
  const y = (value: number): number => Math.round(HEIGHT - ((value - low) / (high - low)) * HEIGHT);
  const x = (day: number): number => Math.round(((day + 0.5) / highest.length) * WIDTH);
  const needles = (isOver: boolean): string =>
    highest
      .map((value, day) => (value > limit === isOver ? `M${x(day)} ${HEIGHT}V${y(value)}` : ''))
      .join('');
  return (
    <figure className={styles.root}>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.lines}
        >
          <path d={needles(false)} className={styles.kept} />
          <path d={needles(true)} className={styles.over} />
          <path d={`M0 ${y(limit)}H${WIDTH}`} className={styles.limit} />
        </svg>
        <span className={styles.name} style={{ top: `${(y(limit) / HEIGHT) * 100}%` }}>
          {limitName}
        </span>
      </div>
      <p aria-hidden="true" className={styles.days}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <figcaption className={styles.reading}>{reading}</figcaption>
    </figure>
  );
}

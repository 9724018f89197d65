import type { ChartData } from './chart';
import * as styles from './Gauges.module.css';

const COLUMNS = 16;
const NEEDLE = 10;

/** Gauges, one per unit counted; their needles mean nothing. */
export function Gauges({ data }: ChartData) {
  const count = data[0]?.value ?? 0;
  const rows = Math.ceil(count / COLUMNS);
  const centers = Array.from({ length: count }, (_, index) => [
    (index % COLUMNS) * 40 + 20,
    Math.floor(index / COLUMNS) * 40 + 20,
  ]);
  const needles = centers.map(([x, y], index) => {
    const angle = -2.4 + ((index * 47) % 97) / 20;
    return `M${x} ${y}l${Math.round(NEEDLE * Math.sin(angle))} ${Math.round(-NEEDLE * Math.cos(angle))}`;
  });
  const dials = centers.map(([x = 0, y]) => `M${x - 14} ${y}a14 14 0 1 1 28 0a14 14 0 1 1-28 0`);
  return (
    <svg viewBox={`0 0 ${COLUMNS * 40} ${rows * 40}`} className={styles.root}>
      <path className={styles.dial} d={dials.join('')} />
      <path className={styles.needle} d={needles.join('')} />
    </svg>
  );
}

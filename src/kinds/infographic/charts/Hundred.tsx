import { scatter } from '../../../ui/plot/scatter';
import type { ChartData } from './chart';
import * as styles from './Hundred.module.css';

const COLUMNS = 20;
/** Fixes which are marked; it means nothing. */
const SEED = 11;

/** A hundred dots, some marked; below them the shares of another value. */
export function Hundred({ data }: ChartData) {
  const [marked, ...shares] = data;
  const chosen = new Set(scatter(100, SEED).slice(0, marked?.value ?? 0));
  const at = (place: number) => [(place % COLUMNS) * 10, Math.floor(place / COLUMNS) * 10] as const;
  const plain = Array.from({ length: 100 }, (_, place) => place)
    .filter((place) => !chosen.has(place))
    .map((place) => `M${at(place).join(' ')}h7v7h-7z`);
  const rings = [...chosen].map((place) => {
    const [x, y] = at(place);
    return `M${x + 0.6} ${y + 3.5}a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0`;
  });
  return (
    <div className={styles.root}>
      <svg viewBox="-.6 -.6 198.2 48.2">
        <path className={styles.plain} d={plain.join('')} />
        <path className={styles.ring} d={rings.join('')} />
      </svg>
      <p className={styles.words}>
        <b className={styles.value}>{marked?.value}</b> {marked?.label}
      </p>
      <div className={styles.shares}>
        {shares.map(({ label, value, shown }) => (
          <span key={label} className={styles.share} style={{ flexGrow: value }}>
            <b>{shown ?? value}</b> {label}
          </span>
        ))}
      </div>
    </div>
  );
}

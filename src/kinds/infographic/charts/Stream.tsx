import { streamBands } from '../streamBands';
import type { ChartData } from './chart';
import * as styles from './Stream.module.css';

const tones = [styles.first, styles.second, styles.third, styles.fourth];

/** Whole that splits into parts, with thickness to scale. */
export function Stream({ data }: ChartData) {
  const [whole, ...parts] = data;
  const bands = streamBands(parts.map(({ value }) => value));
  return (
    <div className={styles.root}>
      <p className={styles.whole}>
        <b className={styles.value}>{whole?.shown ?? whole?.value}</b> {whole?.label}
      </p>
      <div className={styles.flow}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.bands}>
          {bands.map(({ from, to, size }, index) => {
            const [a, b] = [from.toFixed(1), to.toFixed(1)];
            const [c, d] = [(to + size).toFixed(1), (from + size).toFixed(1)];
            return (
              <path
                key={from}
                className={tones[index]}
                d={`M0 ${a}H16C52 ${a} 52 ${b} 88 ${b}H100V${c}H88C52 ${c} 52 ${d} 16 ${d}H0Z`}
              />
            );
          })}
        </svg>
        {parts.map(({ label, value, shown }, index) => (
          <p
            key={label}
            className={styles.part}
            style={{ top: `${bands[index]?.middle.toFixed(1)}%` }}
          >
            <b className={styles.value}>{shown ?? value}</b> {label}
          </p>
        ))}
      </div>
    </div>
  );
}

import { scatter } from '../../../ui/plot/scatter';
import type { ChartData } from './chart';
import * as styles from './Windows.module.css';

const places = Array.from({ length: 100 }, (_, place) => place);

/** Fixes which windows are lit; it means nothing. */
const SEED = 7;

/** Windows of a facade, ten by ten, as one path. */
const windows = (shown: readonly number[]): string =>
  shown.map((place) => `M${(place % 10) * 10} ${Math.floor(place / 10) * 12}h7v9h-7z`).join('');

/** Facades of a hundred windows; lit ones are the value. */
export const Windows = ({ data }: ChartData) => (
  <div className={styles.root}>
    {data.map(({ label, value, shown }) => {
      const lit = new Set(scatter(places.length, SEED).slice(0, value));
      return (
        <div key={label}>
          <svg viewBox="-4 -4 105 127" className={styles.facade}>
            <path className={styles.dark} d={windows(places.filter((place) => !lit.has(place)))} />
            <path className={styles.lit} d={windows([...lit])} />
          </svg>
          <p className={styles.words}>
            <b className={styles.label}>{label}</b> {shown}
          </p>
        </div>
      );
    })}
  </div>
);

import type { CSSProperties } from 'react';
import type { SuctionCloud as SuctionCloudData } from '../../../../content-model/drawings/suctionCloud';
import { heightOf, percentOf } from '../../../plot/scale';
import { storeHours, type StoreHour } from './storeHours';
import * as styles from './SuctionCloud.module.css';

const ticks = ({ from, to, step }: SuctionCloudData['outdoor']): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Dots as lines of no length with round caps, in one path. */
const dotsOf = (hours: readonly StoreHour[], { outdoor, pressure }: SuctionCloudData): string =>
  hours
    .map((hour) => {
      const x = percentOf(hour.outdoor, outdoor) * 10;
      const y = heightOf(hour.psig, pressure) * 10;
      return `M${Math.round(x)} ${Math.round(y)}h0`;
    })
    .join('');

const at = (percent: number): CSSProperties =>
  ({ '--at': `${percent.toFixed(1)}%` }) as CSSProperties;

/** Suction pressure by outdoor temperature, between the fixed setting and the owner’s limit. */
export function SuctionCloud(chart: SuctionCloudData) {
  const { stores, fixed, limit, outdoor, pressure } = chart;
  const hours = storeHours(stores, { fixed, limit });
  const high = heightOf(limit, pressure);
  const low = heightOf(fixed, pressure);
  return (
    <div className={styles.root}>
      <i
        className={styles.band}
        style={{ top: `${high.toFixed(1)}%`, bottom: `${(100 - low).toFixed(1)}%` }}
      />
      <svg className={styles.dots} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path
          d={dotsOf(
            hours.filter(({ isGivenBack }) => !isGivenBack),
            chart,
          )}
        />
        <path
          className={styles.back}
          d={dotsOf(
            hours.filter(({ isGivenBack }) => isGivenBack),
            chart,
          )}
        />
      </svg>
      <span className={styles.limit} style={at(high)}>
        {chart.limitText}
      </span>
      <span className={styles.fixed} style={at(low)}>
        {chart.fixedText}
      </span>
      <span className={styles.given} style={at(low)}>
        {chart.givenBackText}
      </span>
      {ticks(pressure).map((psig) => (
        <span key={psig} className={styles.psig} style={at(heightOf(psig, pressure))}>
          {psig}
        </span>
      ))}
      {ticks(outdoor).map((degrees) => (
        <span key={degrees} className={styles.degrees} style={at(percentOf(degrees, outdoor))}>
          {degrees}
        </span>
      ))}
      <span className={styles.pressureText}>{chart.pressureText}</span>
      <span className={styles.outdoorText}>{chart.outdoorText}</span>
    </div>
  );
}

import type { CSSProperties } from 'react';
import { HeatYearRaster } from './HeatYearRaster';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { heatYear } from './schema';
import * as styles from './HeatYearMap.module.css';

type HeatYearMapProps = Pick<
  SectionProps<typeof heatYear>,
  'map' | 'clock' | 'monthNames' | 'rings'
>;

/** Heat map with rings, which are labels of the radio buttons below. */
export function HeatYearMap({ map, clock, monthNames, rings }: HeatYearMapProps) {
  return (
    <div>
      <div className={styles.sheet}>
        <HeatYearRaster map={map} alt={map.alt} className={styles.map} />
        {clock.map(({ name, at }) => (
          <span key={name} className={styles.hour} style={{ top: `${at}%` }} aria-hidden="true">
            {name}
          </span>
        ))}
        {rings.map(({ letter, x, y, width, height }) => {
          const place = {
            left: `${x}%`,
            top: `${y}%`,
            width: `${width}%`,
            height: `${height}%`,
          } satisfies CSSProperties;
          return (
            <label key={letter} htmlFor={`ring-${letter}`} className={styles.ring} style={place}>
              <b className={styles.letter}>{letter}</b>
            </label>
          );
        })}
      </div>
      <p className={styles.months} aria-hidden="true">
        {monthNames.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </div>
  );
}

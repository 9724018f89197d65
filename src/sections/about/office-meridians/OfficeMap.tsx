import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { officeMeridians } from './schema';
import * as styles from './OfficeMap.module.css';

interface OfficeMapProps {
  readonly offices: SectionProps<typeof officeMeridians>['offices'];
  readonly words: string;
}

/** Longitudes and latitudes at the edges; 15 degrees of longitude are an hour of sun. */
const WEST = -105;
const EAST = 75;
const NORTH = 60;
const SOUTH = 12;
const HOUR = 15;

const x = (longitude: number): number => ((longitude - WEST) / (EAST - WEST)) * 100;
const y = (latitude: number): number => ((NORTH - latitude) / (NORTH - SOUTH)) * 100;

const meridians = Array.from(
  { length: (EAST - WEST) / HOUR - 1 },
  (_, index) => `M${x(WEST + (index + 1) * HOUR).toFixed(2)} 0V100`,
);
const parallels = [15, 30, 45].map((latitude) => `M0 ${y(latitude)}H100`);

/** Map of the offices, joined by a line. */
export const OfficeMap = ({ offices, words }: OfficeMapProps) => (
  <div className={styles.root}>
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.chart}
    >
      <path className={styles.grid} d={[...meridians, ...parallels].join('')} />
      <path
        className={styles.line}
        d={`M${offices.map((at) => `${x(at.longitude).toFixed(2)} ${y(at.latitude).toFixed(2)}`).join('L')}`}
      />
    </svg>
    <ul>
      {offices.map(({ city, people, since, longitude, latitude, side }) => (
        <li
          key={city}
          className={`${styles.place} ${styles[side as 'above']}`}
          style={{ '--x': `${x(longitude)}%`, '--y': `${y(latitude)}%` } as CSSProperties}
        >
          <span className={styles.label}>
            <b className={styles.city}>{city}</b>
            <span className={styles.people}>{fill(words, { people, since })}</span>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

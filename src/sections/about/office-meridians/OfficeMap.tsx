import { Fragment } from 'react';
import { fill } from '../../../text/fillWords';
import { Dot } from '../../../ui/plot/Dot';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { officeMeridians } from './schema';
import copy from './words.json';
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

/** Map of the offices, joined by a line; each says who is there, and when. */
export const OfficeMap = ({ offices, words }: OfficeMapProps) => (
  <ReadOut
    label={copy.map}
    start={0}
    marks={offices.map((office) => ({
      at: x(office.longitude),
      y: y(office.latitude),
      says: fill(copy.office, { ...office, people: fill(words, office) }),
    }))}
  >
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
      {offices.map(({ city, people, since, longitude, latitude, side }, index) => (
        <Fragment key={city}>
          <Dot x={x(longitude)} y={y(latitude)} fill="late" look="halo" mark={index} />
          <div
            className={`${styles.place} ${styles[side as 'above']}`}
            style={place({ x: x(longitude), y: y(latitude) })}
          >
            <span className={styles.label}>
              <Text as="b" look="name">
                {city}
              </Text>
              <Text as="span" look="source" className={styles.people}>
                {fill(words, { people, since })}
              </Text>
            </span>
          </div>
        </Fragment>
      ))}
    </div>
  </ReadOut>
);

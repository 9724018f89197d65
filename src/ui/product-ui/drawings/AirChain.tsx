import type { CSSProperties } from 'react';
import type { AirChain as AirChainData } from '../../../content-model/drawings/airChain';
import { Foot } from '../parts/Foot';
import * as styles from './AirChain.module.css';

/** Air temperature at each station along a duct, as columns. */
export function AirChain({ range, stations, foot }: AirChainData) {
  const height = (degrees: number): string =>
    `${(((degrees - range.from) / (range.to - range.from)) * 100).toFixed(1)}%`;
  return (
    <div className={styles.root}>
      <div className={styles.duct}>
        {stations.map(({ name, degrees, note, isFault }) => (
          <div
            key={name}
            className={isFault ? `${styles.station} ${styles.fault}` : styles.station}
            style={{ '--height': height(degrees) } as CSSProperties}
          >
            <div className={styles.shaft}>
              <i className={styles.air} />
              <b className={styles.degrees}>{degrees}&nbsp;°F</b>
            </div>
            <b className={styles.name}>{name}</b>
            <span className={styles.note}>{note}</span>
          </div>
        ))}
      </div>
      <Foot text={foot} />
    </div>
  );
}

import type { CSSProperties } from 'react';
import type { RouteMap as MapData, RouteStop } from './schema';
import type { Place } from '../../../../maintenance/route';
import * as styles from './RouteMap.module.css';

export interface NamedPlace extends Place {
  readonly name: string;
}

interface RouteMapProps {
  readonly label: string;
  readonly map: MapData;
  readonly home: NamedPlace;
  readonly stops: readonly RouteStop[];
  readonly others: readonly NamedPlace[];
}

/** Map with rivers, roads, stores, and the route. */
export function RouteMap({ label, map, home, stops, others }: RouteMapProps) {
  const { west, east, north, south } = map;
  const width = east - west;
  const height = south - north;
  const at = ({ x, y }: Place) =>
    ({
      '--x': `${(((x - west) / width) * 100).toFixed(1)}%`,
      '--y': `${(((y - north) / height) * 100).toFixed(1)}%`,
    }) as CSSProperties;
  const line = [home, ...stops, home].map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.root}
      data-keep-clear
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg
        aria-hidden="true"
        className={styles.drawing}
        viewBox={`${west} ${north} ${width} ${height}`}
      >
        {map.rivers.map((river) => (
          <path key={river} className={styles.river} d={river} />
        ))}
        {map.roads.map((road) => (
          <path key={road} className={styles.road} d={road} />
        ))}
        <polyline className={styles.line} points={line} />
      </svg>
      <ul aria-hidden="true">
        {others.map((other) => (
          <li key={other.name} className={`${styles.place} ${styles.quiet}`} style={at(other)}>
            <span className={styles.name}>{other.name}</span>
          </li>
        ))}
        <li className={`${styles.place} ${styles.home}`} style={at(home)}>
          <span className={styles.name}>{home.name}</span>
        </li>
        {stops.map((stop, index) => (
          <li
            key={stop.name}
            className={`${styles.place} ${styles.stop} ${stop.side === 'right' ? '' : styles[stop.side]}`}
            style={at(stop)}
          >
            {index + 1}
            <span className={styles.name}>
              <b>{stop.name}</b>
              {stop.arrive}
            </span>
          </li>
        ))}
      </ul>
      <p
        aria-hidden="true"
        className={styles.scale}
        style={{ width: `${((map.scaleMiles / width) * 100).toFixed(2)}%` }}
      >
        {map.scale}
      </p>
    </div>
  );
}

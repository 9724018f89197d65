import { fill } from '../../../../text/fillWords';
import { Band } from '../../../../ui/plot/Band';
import { Dot } from '../../../../ui/plot/Dot';
import { place } from '../../../../ui/plot/place';
import { Text } from '../../../../ui/primitives/Text';
import type { Road } from './roads';
import words from './words.json';
import * as styles from './Roads.module.css';

interface RoadLineProps {
  readonly title: string;
  readonly road: Road;
  /** Stores in the order of their marks. */
  readonly stores: readonly string[];
  readonly isBefore?: boolean;
  /** What the shorter one leaves. */
  readonly rest?: string;
}

/** A route as a straight road, a piece for each leg and a dot at each store. */
export function RoadLine({ title, road, stores, isBefore = false, rest }: RoadLineProps) {
  const end = road.legs.at(-1)?.to ?? 100;
  return (
    <div>
      <p className={styles.head}>
        <Text as="b" look="figureLg">
          {fill(words.miles, { miles: road.miles })}
        </Text>{' '}
        <Text as="span" look="small">
          {title}
        </Text>
      </p>
      <div className={styles.road} aria-hidden="true">
        {road.legs.map(({ from, to, isErrand }) => (
          <Band
            key={from}
            from={from}
            to={to}
            fill={isErrand ? 'late-soft' : isBefore ? 'before' : 'measured'}
            {...(isErrand ? { hatch: 4 as const } : {})}
          />
        ))}
        {road.legs
          .slice(0, -1)
          .map(({ to, name, isErrand }) =>
            isErrand ? null : <Dot key={name} x={to} look="ring" mark={stores.indexOf(name)} />,
          )}
        {rest ? (
          <span className={styles.rest} style={place({ x: end })}>
            <Text as="span" look="source">
              {rest}
            </Text>
          </span>
        ) : null}
      </div>
      <Text as="div" look="tick" className={styles.names}>
        {road.legs.slice(0, -1).map(({ to, name, isErrand }) => (
          <span
            key={`${to}`}
            className={isErrand ? styles.errand : styles.name}
            style={place({ x: to })}
          >
            {isErrand ? words.errand : name}
          </span>
        ))}
      </Text>
    </div>
  );
}

import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import { percentOf } from '../../../../ui/plot/scale';
import { Text } from '../../../../ui/primitives/Text';
import type { Place } from '../../../../maintenance/route';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { Schedule } from './schedule';
import type { dayPlan } from './schema';
import words from './words.json';
import * as styles from './PlanMap.module.css';

interface PlanMapProps {
  readonly section: SectionProps<typeof dayPlan>;
  readonly schedule: Schedule;
}

/** The stops on a map with rivers and roads; the line follows their order. */
export function PlanMap({ section, schedule }: PlanMapProps) {
  const { map, home, supply, others } = section;
  const { visits, course, miles, errands } = schedule;
  const at = ({ x, y }: Place) =>
    place({
      x: percentOf(x, { from: map.west, to: map.east }),
      y: percentOf(y, { from: map.north, to: map.south }),
    });
  const size = { width: map.east - map.west, height: map.south - map.north };
  const label = fill(words.map, {
    stops: visits.map(({ stop }) => stop.name).join(', '),
    miles,
  });
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.root}
      style={place({ ratio: `${size.width} / ${size.height}` })}
    >
      <svg aria-hidden="true" viewBox={`${map.west} ${map.north} ${size.width} ${size.height}`}>
        <path d={map.rivers.join('')} className={styles.river} />
        <path d={map.roads.join('')} className={styles.road} />
        <polyline
          points={course.map(({ x, y }) => `${x},${y}`).join(' ')}
          className={styles.line}
        />
      </svg>
      {others.map((other) => (
        <i key={other.name} className={styles.quiet} style={at(other)} />
      ))}
      {[home, ...(errands > 0 ? [supply] : [])].map((named) => (
        <span key={named.name} className={styles.home} style={at(named)}>
          <Text as="span" look="tick" className={styles.name}>
            {named.name}
          </Text>
        </span>
      ))}
      {visits.map(({ stop }, index) => (
        <b key={stop.name} className={styles.stop} style={at(stop)}>
          {index + 1}
        </b>
      ))}
    </div>
  );
}

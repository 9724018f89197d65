import { place } from '../../../ui/plot/place';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { buildingDay } from './schema';
import * as styles from './Elevation.module.css';
import { stopId } from './stopId';

interface ElevationProps {
  readonly building: SectionProps<typeof buildingDay>['building'];
  /** Anchor of the current stop. */
  readonly current: string | undefined;
}

const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Elevation of the buildings with a mark per stop, above the hours to scale. */
export function Elevation({ building, current }: ElevationProps) {
  const { sentence, from, to, blocks, hours, note } = building;
  const timeAt = (at: string): string =>
    `${(((hoursOf(at) - from) / (to - from)) * 100).toFixed(1)}%`;
  const reached = hours.find((stop) => stopId(stop) === current)?.at;
  const marks = Array.from({ length: (to - from) / 3 + 1 }, (_, index) => from + 3 * index);
  return (
    <div className={styles.root}>
      <div role="group" aria-label={sentence} className={styles.drawing}>
        <i className={styles.ground} />
        {blocks.map(({ name, left, width, floors, isBelow }) => (
          <span
            key={name}
            aria-hidden="true"
            className={`${styles.block} ${isBelow ? styles.below : ''}`}
            style={{ left: `${left}%`, width: `${width}%`, ...place({ floors: `${floors}` }) }}
          >
            <span className={styles.name}>{name}</span>
          </span>
        ))}
        {hours.map((stop) => (
          <a
            key={stop.at}
            href={`#${stopId(stop)}`}
            aria-current={stopId(stop) === current ? 'true' : undefined}
            className={styles.mark}
            style={{ left: `${stop.left}%`, top: `${stop.top}%` }}
          >
            <span className={styles.label}>
              {stop.at}
              <span className="visuallyHidden">, {stop.place}</span>
            </span>
          </a>
        ))}
      </div>
      <div aria-hidden="true" className={styles.day}>
        <i className={styles.past} style={{ width: reached ? timeAt(reached) : 0 }} />
        {hours.map(({ at }) => (
          <i
            key={at}
            className={`${styles.node} ${reached && at <= reached ? styles.seen : ''}`}
            style={{ left: timeAt(at) }}
          />
        ))}
        {marks.map((hour) => (
          <span
            key={hour}
            className={styles.tick}
            style={{ left: timeAt(`${String(hour).padStart(2, '0')}:00`) }}
          >{`${String(hour).padStart(2, '0')}:00`}</span>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

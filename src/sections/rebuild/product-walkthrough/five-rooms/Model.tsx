import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import { Picture } from '../../../../ui/primitives/Picture';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { fiveRooms } from './schema';
import { minutesBetween, pinAt, shareUpTo, VIEW } from './walk';
import words from './words.json';
import * as styles from './Model.module.css';

interface ModelProps {
  readonly rooms: SectionProps<typeof fiveRooms>['rooms'];
  /** Number of the room that is read about, -1 before the first. */
  readonly current: number;
}

const stateOf = (index: number, current: number): string =>
  index < current ? 'past' : index === current ? 'now' : 'ahead';

/** Map of the rooms: all but the current one are unlit, and the line is drawn up to its pin. */
export function Model({ rooms, current }: ModelProps) {
  const { model, map, path, closed, stops } = rooms;
  const begins = stops[0]?.at ?? closed;
  const total = minutesBetween(begins, closed);
  const stop = stops[current];
  // The last room is left with the record closed.
  const now = stop === stops.at(-1) ? closed : (stop?.at ?? begins);
  const minute = minutesBetween(begins, now);
  const drawn = stop ? shareUpTo(path, stop.pin) : 0;
  return (
    <nav aria-label={map} className={styles.root}>
      <div className={styles.stage} data-lit={stop ? '' : undefined}>
        <div className={styles.picture}>
          <Picture picture={model} isFirst />
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 ${VIEW.top} 1000 ${VIEW.height}`}
          className={styles.over}
        >
          {stops.map(({ key, floor }, index) => (
            <polygon
              key={key}
              points={floor}
              className={styles.shade}
              data-state={stateOf(index, current)}
            />
          ))}
          <polyline
            points={path}
            pathLength={100}
            className={styles.line}
            style={{ strokeDashoffset: 100 - drawn }}
          />
        </svg>
        <ol>
          {stops.map(({ key, name, pin }, index) => (
            <li key={key} className={styles.pin} style={place(pinAt(pin))}>
              <a
                href={`#${key}`}
                className={styles.link}
                data-state={stateOf(index, current)}
                aria-current={index === current ? 'step' : undefined}
              >
                <i className={styles.ring} />
                <Text as="span" look="label" className={styles.name}>
                  {name}
                </Text>
              </a>
            </li>
          ))}
        </ol>
      </div>
      <div aria-hidden="true" className={styles.clock}>
        <i className={styles.past} style={place({ w: (minute / total) * 100 })} />
        <Text look="small" className={styles.minute}>
          {stop
            ? fill(words.minute, { now, minute, total })
            : fill(words.whole, { begins, closed, total })}
        </Text>
      </div>
    </nav>
  );
}

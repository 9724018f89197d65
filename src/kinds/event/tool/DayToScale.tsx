import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { Axis } from '../../../ui/plot/Axis';
import '../../../ui/plot/fills.css';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { Text } from '../../../ui/primitives/Text';
import { hoursBetween, spansOf } from './spans';
import * as styles from './DayToScale.module.css';

interface DayToScaleProps {
  readonly agenda: Queries.EventProgramFragment['agenda'];
  /** Local time of the end. */
  readonly end: string;
}

/** The parts of an event as long as they are; what leaves the room goes below the line. */
export function DayToScale({ agenda, end }: DayToScaleProps) {
  const parts = spansOf(agenda, end)
    .map((span, index) => ({ ...span, part: agenda[index]! }))
    .filter(({ w }) => w > 0);
  const hasBelow = parts.some(({ part }) => part.below);
  const marks = parts.map(({ x, w, from, to, part }) => ({
    at: x + w / 2,
    says: [fill(copy.part, { from, to, title: part.title }), part.text].filter(Boolean).join(' '),
  }));
  const start = Math.max(
    0,
    parts.findIndex(({ part }) => part.below),
  );
  return (
    <ReadOut label={copy.hour} marks={marks} start={start} hasHint>
      {(probe) => (
        <div className={styles.root}>
          <div className={`${styles.plot} ${hasBelow ? styles.deep : ''}`}>
            {parts.map(({ x, w, part }, index) => (
              <i
                key={part.time}
                className={[styles.part, part.below && styles.below, part.isPause && styles.pause]
                  .filter(Boolean)
                  .join(' ')}
                data-fill={part.isPause ? 'before' : 'measured'}
                data-mark={index}
                style={place({ x, w })}
              >
                {part.below ? (
                  <Text as="span" look="tick" className={styles.word}>
                    {part.below}
                  </Text>
                ) : null}
              </i>
            ))}
            {probe}
          </div>
          <Axis ticks={hoursBetween(parts[0]?.from ?? end, end)} isSparse />
        </div>
      )}
    </ReadOut>
  );
}

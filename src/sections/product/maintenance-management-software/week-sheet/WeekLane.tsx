import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import '../../../../ui/plot/fills.css';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Text } from '../../../../ui/primitives/Text';
import type { Lane } from './schema';
import { KINDS, hoursOf, marksOf } from './week';
import words from './words.json';
import * as styles from './WeekLane.module.css';

interface WeekLaneProps {
  readonly lane: Lane;
  readonly dayNames: readonly string[];
  readonly hasHint?: boolean;
}

/** Planned work of this many hours has room for its words. */
const ROOMY = 3;

/** Five days in blocks to scale; each says what it is. */
export function WeekLane({ lane, dayNames, hasHint = false }: WeekLaneProps) {
  const { name, read, days } = lane;
  const all = hoursOf(days.flat());
  const blocks = days.flat();
  return (
    <div>
      <Text look="small" isSoft>
        {name}
      </Text>
      <ReadOut
        label={fill(words.label, { name })}
        marks={marksOf(days, dayNames)}
        start={read}
        hasHint={hasHint}
      >
        <div className={styles.root}>
          {blocks.map(({ kind, hours, text }, index) => (
            <span key={index} className={styles.block} style={place({ w: (hours / all) * 100 })}>
              <i className={styles.fill} data-fill={KINDS[kind]} data-mark={index} />
              {kind === 'work' && hours >= ROOMY ? (
                <Text as="span" look="source" className={styles.words}>
                  {text}
                </Text>
              ) : null}
            </span>
          ))}
        </div>
      </ReadOut>
    </div>
  );
}

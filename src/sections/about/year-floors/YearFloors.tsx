import { fill } from '../../../text/fillWords';
import { formatCount } from '../../../format/number';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { percentOf } from '../../../ui/plot/scale';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { floorMarks } from './floorMarks';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { yearFloors } from './schema';
import words from './words.json';
import * as styles from './YearFloors.module.css';

/**
 * Floors as wide as their number of buildings; a window stands for some hundreds. On a phone a floor
 * is its bar alone, and says its year when it is touched.
 */
export function YearFloors(section: SectionProps<typeof yearFloors>) {
  const { title, anchor, lead, perWindow, floorsLit, floorsDark, note, floors } = section;
  const [top] = floors;
  const most = Math.max(...floors.map(({ buildings }) => buildings));
  const counted = {
    windows: formatCount(perWindow),
    sending: formatCount(top?.sending ?? 0),
    buildings: formatCount(top?.buildings ?? 0),
  };
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ul className={styles.key}>
        <li className={`${styles.lit} ${styles.sign}`}>{fill(floorsLit, counted)}</li>
        <li className={styles.sign}>{fill(floorsDark, counted)}</li>
      </ul>
      <ReadOut label={words.label} marks={floorMarks(floors)} start={0} isDown hasHint>
        <ol className={styles.house} style={place({ windows: String(most / perWindow) })}>
          {floors.map(({ year, buildings, sending, text }, index) => (
            <li key={year} className={styles.floor}>
              <Text as="time" look="name">
                {year}
              </Text>
              <span className={styles.track} aria-hidden="true">
                <i
                  className={styles.bar}
                  data-mark={index}
                  style={place({
                    w: percentOf(buildings, { from: 0, to: most }),
                    lit: percentOf(sending, { from: 0, to: buildings }),
                  })}
                />
              </span>
              <Text as="b" look="name" className={styles.count}>
                {formatCount(buildings)}
              </Text>
              <Text look="small" isSoft className={styles.text}>
                {text}
              </Text>
            </li>
          ))}
        </ol>
      </ReadOut>
      <Text look="source" className={styles.note}>
        {note}
      </Text>
    </Section>
  );
}

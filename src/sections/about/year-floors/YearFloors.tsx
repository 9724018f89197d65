import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import { formatCount } from '../../../format/number';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { yearFloors } from './schema';
import * as styles from './YearFloors.module.css';

/** Floors as wide as their number of buildings; a window stands for some hundreds. */
export function YearFloors(section: SectionProps<typeof yearFloors>) {
  const { title, anchor, lead, perWindow, floorsLit, floorsDark, note, floors } = section;
  const [top] = floors;
  const most = Math.max(...floors.map(({ buildings }) => buildings));
  const windows = { '--windows': most / perWindow } as CSSProperties;
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
      <ol className={styles.house} style={windows}>
        {floors.map(({ year, buildings, sending, text }) => (
          <li key={year} className={styles.floor}>
            <time dateTime={year} className={styles.year}>
              {year}
            </time>
            <span className={styles.track} aria-hidden="true">
              <i
                className={styles.bar}
                style={
                  {
                    '--w': `${((buildings / most) * 100).toFixed(2)}%`,
                    '--lit': `${((sending / buildings) * 100).toFixed(1)}%`,
                  } as CSSProperties
                }
              />
            </span>
            <b className={styles.count}>{formatCount(buildings)}</b>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Text look="source" className={styles.note}>
        {note}
      </Text>
    </Section>
  );
}

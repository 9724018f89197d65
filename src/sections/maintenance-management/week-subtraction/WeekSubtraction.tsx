import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { place } from '../../../ui/plot/place';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { SubtractionRow } from './SubtractionRow';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { weekSubtraction } from './schema';
import * as styles from './WeekSubtraction.module.css';

/** Each line has a bar of the hours left. */
export function WeekSubtraction(section: SectionProps<typeof weekSubtraction>) {
  const { title, lead, anchor, leaves, falls, unit, note, paid, taken, comes } = section;
  const rests = taken.map((_, index) =>
    taken.slice(0, index + 1).reduce((rest, { hours }) => rest - hours, paid.hours),
  );
  const rest = rests.at(-1) ?? paid.hours;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="ink">
      <ol className={styles.root} style={place({ of: String(paid.hours) })}>
        <SubtractionRow {...paid} sign="" rest={paid.hours} />
        {taken.map((item, index) => (
          <SubtractionRow key={item.name} {...item} sign={copy.less} rest={rests[index] ?? 0} />
        ))}
        <li className={styles.result}>
          <b className={styles.number}>{rest}</b>
          <span className={styles.name}>{leaves}</span>
        </li>
        <SubtractionRow {...comes} sign={copy.less} rest={rest - comes.hours} />
        <li className={`${styles.result} ${styles.last}`}>
          <b className={styles.number}>{`${rest - comes.hours}\u00a0${unit}`}</b>
          <span className={styles.name}>{fill(falls, { n: rest - comes.hours })}</span>
        </li>
      </ol>
      <Note html={note} />
    </Section>
  );
}

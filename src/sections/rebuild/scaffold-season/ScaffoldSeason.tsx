import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { fieldsOf } from './scaffold';
import { Heading } from '../../../ui/primitives/Heading';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { scaffoldSeason } from './schema';
import * as styles from './ScaffoldSeason.module.css';

const WEEKS = 13;
const ALL = Array.from({ length: WEEKS }, (_, index) => index + 1);

/** A row per storey, a column per week. */
export function ScaffoldSeason(section: SectionProps<typeof scaffoldSeason>) {
  const { title, lead, anchor, weekName, keys, storeys, note } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ul className={styles.keys} aria-hidden="true">
        {(['old', 'works', 'renewed'] as const).map((state) => (
          <li key={state} className={styles.key}>
            <i data-field={state} /> {keys[state]}
          </li>
        ))}
      </ul>
      <div className={styles.front}>
        <ol className={styles.storeys}>
          {storeys.map(({ name, from, to, text }) => (
            <li key={name} className={styles.storey}>
              <div className={styles.words}>
                <Heading level={3} size="xs">
                  {name}
                </Heading>
                <p className={styles.weeks}>{fill(copy.weeks, { week: weekName, from, to })}</p>
                <p className={styles.text}>{text}</p>
              </div>
              <div className={styles.fields} aria-hidden="true">
                {fieldsOf({ from, to }, WEEKS).map((state, index) => (
                  <i key={index} data-field={state} />
                ))}
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.axis} aria-hidden="true">
          {ALL.map((week) => (
            <span key={week}>{week}</span>
          ))}
        </p>
      </div>
      <Note html={note} />
    </Section>
  );
}

import type { CSSProperties } from 'react';
import copy from './words.json';
import { fill } from '../../../../text/fillWords';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { ruleDeadline } from './schema';
import * as styles from './RuleDeadline.module.css';

/** The line ends with the repair; dashes lead to the deadline. */
export function RuleDeadline(section: SectionProps<typeof ruleDeadline>) {
  const { title, lead, anchor, daysAllowed, stops } = section;
  const done = stops.at(-2)?.day ?? 0;
  const scale = { '--days': daysAllowed, '--done': done / daysAllowed } as CSSProperties;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <ol className={styles.root} style={scale}>
        {stops.map(({ day, date, title: what, text }) => (
          <li
            key={day}
            className={styles.stop}
            style={{ '--at': day / daysAllowed } as CSSProperties}
          >
            <p className={styles.when}>
              {date} <span className={styles.day}>{fill(copy.day, { day })}</span>
            </p>
            <b className={styles.what}>{what}</b>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

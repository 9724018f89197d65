import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { minutesRule } from './schema';
import * as styles from './MinutesRule.module.css';

const HOUR = 60;

/** The rest of the hour stays empty. */
export function MinutesRule(section: SectionProps<typeof minutesRule>) {
  const { title, lead, anchor, steps, spare } = section;
  const ends = steps.map((_, index) =>
    steps.slice(0, index + 1).reduce((sum, { minutes }) => sum + minutes, 0),
  );
  const left = HOUR - (ends.at(-1) ?? 0);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="side" ground="wash">
      <ol className={styles.root}>
        {steps.map(({ minutes, title: what, text, by }, index) => (
          <li key={what} className={styles.step} style={{ '--minutes': minutes } as CSSProperties}>
            <span className={styles.end}>{fill(copy.at, { minutes: ends[index] ?? 0 })}</span>
            <div className={styles.words}>
              <b className={styles.what}>{what}</b>
              <span className={styles.by}>{fill(copy.by, { minutes, by })}</span>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
        {left > 0 ? (
          <li className={styles.spare} style={{ '--minutes': left } as CSSProperties}>
            <p className={`${styles.text} ${styles.left}`}>{fill(spare, { minutes: left })}</p>
          </li>
        ) : null}
      </ol>
    </Section>
  );
}

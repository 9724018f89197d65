import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import { minutesFor } from './firstHours';
import { ActionList } from '../../../ui/primitives/ActionList';
import { FirstOf } from '../../../ui/primitives/FirstOf';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { FirstHoursClock } from './FirstHoursClock';
import { FirstHoursRow } from './FirstHoursRow';
import { uses } from './uses';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { firstHours } from './schema';
import * as styles from './FirstHours.module.css';

/** Of the hours minute by minute; the clock has all. */
const IN_VIEW = 6;

/** First all hours on one clock, then each minute by minute. */
export function FirstHours(section: SectionProps<typeof firstHours>) {
  const heading = useId();
  const { anchor, hoursOf, ourShare, annoying, hoursTitle, hoursLead, hoursNote } = section;
  const ours = minutesFor(
    'screen',
    hoursOf.map(({ pieces }) => pieces),
  );
  return (
    <>
      <HeroGround hero={section} heading={heading} usual="stone">
        <div className={styles.stage}>
          {section.term ? <Text look="term">{section.term}</Text> : null}
          <Heading level={1} size="xl" id={heading} className={styles.title}>
            {section.title}
          </Heading>
          <div className={styles.words}>
            <Text look="lead">{section.lead}</Text>
            <ActionList actions={section.actions} />
          </div>
          <FirstHoursClock {...section} />
        </div>
        <div className={styles.foot}>
          <ul className={styles.key}>
            {uses.map((use) => (
              <li key={use}>
                <i data-use={use} className={styles.swatch} /> {section.uses[use]}
              </li>
            ))}
          </ul>
          <p className={styles.share}>
            <b className={styles.sum}>{ours}</b> {fill(ourShare, { all: hoursOf.length * 60 })}
          </p>
        </div>
      </HeroGround>
      <Section title={hoursTitle} lead={hoursLead} anchor={anchor} head="split">
        <FirstOf items={hoursOf} count={IN_VIEW}>
          {(some) => (
            <ol>
              {some.map((hour) => (
                <FirstHoursRow key={hour.begins} {...{ hour, annoying }} uses={section.uses} />
              ))}
            </ol>
          )}
        </FirstOf>
        <Text look="source" className={styles.note}>
          {hoursNote}
        </Text>
      </Section>
    </>
  );
}

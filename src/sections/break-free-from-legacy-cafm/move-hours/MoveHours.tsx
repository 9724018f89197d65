import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { claimSource } from '../../../format/claimSource';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { MoveHoursWeek } from './MoveHoursWeek';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { moveHours } from './schema';
import * as styles from './MoveHours.module.css';

/** Weeks of squares; radio buttons highlight one role’s hours. */
export function MoveHours(section: SectionProps<typeof moveHours>) {
  const { title, lead, anchor, whose, all, allText, crew, weeks, ours } = section;
  const { claim, crewSum, ourSum, slowest } = section;
  const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);
  const ofCrew = crew.map((_, who) => sum(weeks.map((week) => week.crewHours[who] ?? 0)));
  const choices = [{ name: all, text: allText, hours: sum(ofCrew) }].concat(
    crew.map((one, index) => ({ ...one, hours: ofCrew[index] ?? 0 })),
  );
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div data-choices className={styles.root}>
        <div className={styles.pick}>
          <ChoiceRow
            legend={whose}
            choices={choices.map(({ name, hours }) => ({
              key: name,
              content: (
                <>
                  <b className={styles.who}>{name}</b>
                  {fill(hours === 1 ? copy.hour : copy.hours, { count: hours })}
                </>
              ),
            }))}
          />
          {choices.map(({ name, text }, index) => (
            <p key={name} data-choice={index + 1} className={styles.said}>
              {text}
            </p>
          ))}
        </div>
        <ol className={styles.weeks}>
          {weeks.map((week) => (
            <MoveHoursWeek key={week.when} {...{ week, ours }} />
          ))}
        </ol>
      </div>
      <div className={styles.sums}>
        <p>
          <b className={styles.sum}>{sum(ofCrew)}</b> {crewSum}
        </p>
        <p>
          <b className={styles.sum}>{sum(weeks.map(({ ourHours }) => ourHours))}</b> {ourSum}
        </p>
        <div className={styles.notes}>
          <p>{slowest}</p>
          {claim ? <Text look="source">{claimSource(claim)}</Text> : null}
        </div>
      </div>
    </Section>
  );
}

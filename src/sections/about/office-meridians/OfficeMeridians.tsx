import { useKeptChoice } from '../../../browser/useKeptChoice';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { DESK_DAYS, hoursTaken } from './deskHours';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { DeskBars } from './DeskBars';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { officeMeridians } from './schema';
import * as styles from './OfficeMeridians.module.css';
import { OfficeMap } from './OfficeMap';

/** Map above, hours below; radio buttons and CSS choose the day. */
export function OfficeMeridians(section: SectionProps<typeof officeMeridians>) {
  const { title, lead, anchor, chooseDay, offices, takenWords, emptyWords } = section;
  const { form, keep } = useKeptChoice();
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="sunken">
      <OfficeMap offices={offices} words={section.peopleWords} />
      <form ref={form} onChange={keep} data-choices className={styles.root}>
        <div className={styles.head}>
          <ChoiceRow
            legend={chooseDay}
            name="day"
            look="chips"
            choices={DESK_DAYS.map((day) => ({ key: day, content: copy.days[day] }))}
          />
          <div aria-live="polite">
            {DESK_DAYS.map((day, index) => {
              const hours = hoursTaken(offices, day);
              return (
                <p key={day} data-choice={index + 1} className={styles.answer}>
                  <span className={styles.day}>{copy.days[day]}</span>
                  {hours > 0 ? fill(takenWords, { hours }) : emptyWords}
                </p>
              );
            })}
          </div>
        </div>
        <DeskBars offices={offices} closed={section.closedWords} />
      </form>
      <div className={styles.foot}>
        <Text look="small" isSoft className={styles.duty}>
          {section.dutyWords}
        </Text>
        <Text look="source">{section.note}</Text>
        <ArrowLink href={section.addresses.href}>{section.addresses.text}</ArrowLink>
      </div>
    </Section>
  );
}

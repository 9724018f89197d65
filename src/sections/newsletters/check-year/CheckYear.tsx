import { graphql } from 'gatsby';
import { useKeptSheet } from '../../../browser/useKeptSheet';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/newsletter.json';
import { inHours } from '../../../time/inHours';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { Check } from '../../../ui/primitives/Check';
import { Day } from '../../../ui/primitives/Day';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { SheetTally } from '../../../ui/sheet/SheetTally';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { checkYear } from './schema';
import * as styles from './CheckYear.module.css';

/** Ticks stay on the device. */
export function CheckYear(section: SectionProps<typeof checkYear>) {
  const { title, lead, anchor, pages, together } = section;
  const { form, keep, forget } = useKeptSheet();
  const letters = [...pages].reverse();
  const minutes = letters.reduce((sum, { check }) => sum + check.minutes, 0);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <form ref={form} onInput={keep} onReset={forget} noValidate className={styles.form}>
        <ol className={styles.list}>
          {letters.map(({ path, month, figure, check }) => (
            <li key={path} className={styles.letter}>
              <div className={styles.cover}>
                <EntryFigure figure={figure as unknown as Figure} size="card" id={month} />
              </div>
              <div className={styles.words}>
                <Heading level={3} size="xs">
                  <SiteLink href={path}>
                    <Day iso={month} />
                  </SiteLink>
                </Heading>
                <Check name={`letter-${month}`}>{check.task}</Check>
                <Text look="small" isSoft>
                  {fill(copy.takes, { minutes: check.minutes, bring: check.bring })}
                </Text>
              </div>
            </li>
          ))}
        </ol>
        <Text look="label" className={styles.sum}>
          {fill(together, { count: letters.length, time: inHours(minutes) })}
        </Text>
        <SheetTally count={letters.length} />
      </form>
    </Section>
  );
}

export const fragment = graphql`
  fragment CheckedLetter on Newsletter {
    path
    month
    figure
    check {
      task
      minutes
      bring
    }
  }
`;

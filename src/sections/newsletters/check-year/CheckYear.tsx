import { graphql } from 'gatsby';
import { useKeptSheet } from '../../../browser/useKeptSheet';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/newsletter.json';
import { inHours } from '../../../time/inHours';
import { Check } from '../../../ui/primitives/Check';
import { Day } from '../../../ui/primitives/Day';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { SheetTally } from '../../../ui/sheet/SheetTally';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { checkYear } from './schema';
import * as styles from './CheckYear.module.css';

/** Ticks stay on the device. */
export function CheckYear(section: SectionProps<typeof checkYear>) {
  const { title, lead, anchor, pages, together, besides } = section;
  const { form, keep, forget } = useKeptSheet();
  const letters = pages
    .flatMap((page) => (page.check ? [{ ...page, check: page.check }] : []))
    .reverse();
  const minutes = letters.reduce((sum, { check }) => sum + check.minutes, 0);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <form ref={form} onInput={keep} onReset={forget} noValidate className={styles.form}>
        <ol className={styles.list}>
          {letters.map(({ path, month, check, stories }) => (
            <li key={path} className={styles.letter}>
              <p className={styles.month}>
                <SiteLink href={path} className={styles.link}>
                  <Day iso={month} />
                </SiteLink>
              </p>
              <div className={styles.words}>
                <Check name={`letter-${month}`}>
                  <span className={styles.task}>{check.task}</span>
                </Check>
                <p className={styles.takes}>
                  {fill(copy.takes, { minutes: check.minutes, bring: check.bring })}
                </p>
              </div>
              <p className={styles.others}>
                <b>{besides}</b>{' '}
                {stories
                  .slice(1)
                  .map((story) => story.title)
                  .join('. ')}
                .
              </p>
            </li>
          ))}
        </ol>
        <p className={styles.sum}>
          {fill(together, { count: letters.length, time: inHours(minutes) })}
        </p>
        <SheetTally count={letters.length} />
      </form>
    </Section>
  );
}

export const fragment = graphql`
  fragment CheckedLetter on Newsletter {
    path
    month
    check {
      ...MondayCheck
    }
    stories {
      title
    }
  }
`;

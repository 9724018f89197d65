import { graphql } from 'gatsby';
import { fill } from '../../../../text/fillWords';
import { inWords, MONTHS } from '../../../../time/inWords';
import { mailYears } from '../mailed';
import { place } from '../../../../ui/plot/place';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { mailedTuesdays } from './schema';
import * as styles from './MailedTuesdays.module.css';

/** Calendar of mails, a row for each year; each mark says its day and its release. */
export function MailedTuesdays(section: SectionProps<typeof mailedTuesdays>) {
  const { anchor, title, lead, pages, drawn, mark, correctionMark, corrections, facts } = section;
  const corrected = corrections.map((date) => ({ date }));
  const years = mailYears([...pages, ...corrected]);
  const marks = years.flatMap(({ days }, row) =>
    days.map((mail) => ({
      at: mail.at,
      row: (100 * (row + 0.5)) / years.length,
      says: `**${inWords(mail.date)}:** ${mail.title ?? correctionMark}.`,
    })),
  );
  const first = years.map((_, row) =>
    years.slice(0, row).reduce((before, { days }) => before + days.length, 0),
  );
  return (
    <Section anchor={anchor} title={title} lead={lead} head="split">
      <p className={styles.key}>
        <i className={styles.mark} />
        {mark}
        <i className={styles.ring} />
        {correctionMark}
      </p>
      <ReadOut
        hasHint
        label={fill(drawn, { count: pages.length })}
        marks={marks}
        start={(first[1] ?? marks.length) - 1}
      >
        {(probe) => (
          <div>
            <p className={styles.months}>
              {MONTHS.map((month) => (
                <span key={month}>{month.slice(0, 3)}</span>
              ))}
            </p>
            <div className={styles.years}>
              {years.map(({ year, days }, row) => (
                <p key={year} className={styles.year}>
                  <b className={styles.name}>{year}</b>
                  <span className={styles.weeks}>
                    {days.map(({ at, title: release }, index) => (
                      <i
                        key={index}
                        data-mark={(first[row] ?? 0) + index}
                        className={release ? styles.mark : styles.ring}
                        style={place({ at })}
                      />
                    ))}
                  </span>
                  <span className={styles.count}>{days.filter((mail) => mail.title).length}</span>
                </p>
              ))}
              <div className={styles.probe}>{probe}</div>
            </div>
          </div>
        )}
      </ReadOut>
      <dl className={styles.facts}>
        {facts.map(({ name, says }) => (
          <div key={name}>
            <dt className={styles.fact}>{name}</dt>
            <dd className={styles.says}>{says}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const fragment = graphql`
  fragment MailedDay on PressRelease {
    date
    title
  }
`;

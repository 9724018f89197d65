import { graphql } from 'gatsby';
import { fill } from '../../../../text/fillWords';
import { MONTHS } from '../../../../time/inWords';
import { mailYears } from '../mailed';
import { place } from '../../../../ui/plot/place';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { mailedTuesdays } from './schema';
import * as styles from './MailedTuesdays.module.css';

const placed = (share: number) => place({ at: `${(share * 100).toFixed(1)}%` });

export function MailedTuesdays(section: SectionProps<typeof mailedTuesdays>) {
  const { anchor, title, lead, pages, drawn, mark, correctionMark, facts } = section;
  const mails = pages.map(({ date }) => date);
  return (
    <Section anchor={anchor} title={title} lead={lead} head="split">
      <p className={styles.key}>
        <i className={styles.mark} />
        {mark}
        <i className={styles.ring} />
        {correctionMark}
      </p>
      <div role="img" aria-label={fill(drawn, { count: mails.length })}>
        <p className={styles.months}>
          {MONTHS.map((month) => (
            <span key={month}>{month.slice(0, 3)}</span>
          ))}
        </p>
        {mailYears(mails, section.corrections).map(({ year, at, corrected }) => (
          <p key={year} className={styles.year}>
            <b className={styles.name}>{year}</b>
            <span className={styles.weeks}>
              {at.map((share) => (
                <i key={share} className={styles.mark} style={placed(share)} />
              ))}
              {corrected.map((share) => (
                <i key={share} className={styles.ring} style={placed(share)} />
              ))}
            </span>
            <span className={styles.count}>{at.length}</span>
          </p>
        ))}
      </div>
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
  }
`;

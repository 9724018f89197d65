import { graphql } from 'gatsby';
import { fill } from '../../../copy/fill';
import { inShort } from '../../../dates/inWords';
import { formatCount } from '../../../roi/format';
import { Section } from '../../primitives/Section';
import { SiteLink } from '../../primitives/SiteLink';
import { Text } from '../../primitives/Text';
import * as styles from './CompanyYears.module.css';

const yearOf = (day: string): string => day.slice(0, 4);

/** What happened in each year, and how many people and countries it ended with. */
export function CompanyYears(section: Queries.CompanyYearsSectionPartsFragment) {
  const { title, lead, anchor, counted, readRelease, history } = section;
  const { milestones, counts } = history;
  const years = [...new Set(milestones.map(({ since }) => yearOf(since)))];
  const countsOf = (year: string): Record<string, string> =>
    Object.fromEntries(
      counts
        .filter(({ since }) => yearOf(since) === year)
        .map(({ fact, count }) => [fact, formatCount(count)]),
    );
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md">
      <ol className={styles.years}>
        {years.map((year) => (
          <li key={year} className={styles.year}>
            <div className={styles.when}>
              <b className={styles.number}>{year}</b>
              {countsOf(year)['people'] ? (
                <Text size="small" isSoft>
                  {fill(counted, countsOf(year))}
                </Text>
              ) : null}
            </div>
            <ul className={styles.list}>
              {milestones
                .filter(({ since }) => yearOf(since) === year)
                .map(({ since, text, entry }) => (
                  <li key={since} className={styles.item}>
                    <time dateTime={since} className={styles.day}>
                      {inShort(since)}
                    </time>
                    <span>
                      {text}
                      {entry ? (
                        <>
                          {' '}
                          <SiteLink href={entry} className={styles.link}>
                            {readRelease}
                            <span className="visuallyHidden"> {text}</span>
                          </SiteLink>
                        </>
                      ) : null}
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment CompanyYearsSectionParts on CompanyYearsSection {
    title
    lead
    anchor
    counted
    readRelease
    history {
      milestones {
        since
        text
        entry
      }
      counts {
        since
        fact
        count
      }
    }
  }
`;

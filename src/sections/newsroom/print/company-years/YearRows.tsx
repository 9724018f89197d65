import { graphql } from 'gatsby';
import { fill } from '../../../../text/fillWords';
import { inShort } from '../../../../time/inWords';
import { peopleShare, yearsOf } from './companyYears';
import { formatCount } from '../../../../format/number';
import { place } from '../../../../ui/plot/place';
import { SiteLink } from '../../../../ui/primitives/SiteLink';
import * as styles from './YearRows.module.css';

interface YearRowsProps {
  readonly history: Queries.YearRowsFragment;
  /** First year of the sheet, and of the next one. */
  readonly from: string;
  readonly before: string | undefined;
  readonly counted: string;
  readonly readRelease: string;
}

/** Years with milestones, and headcount at year end as a bar. */
export function YearRows({ history, from, before, counted, readRelease }: YearRowsProps) {
  return (
    <ol>
      {yearsOf(history, from, before).map(({ year, people, countries, events }) => (
        <li key={year} className={styles.year}>
          <div className={styles.when}>
            <b className={styles.number}>{year}</b>
            {people ? (
              <span>
                <i
                  className={styles.people}
                  style={place({ share: `${(peopleShare(history, people) * 100).toFixed(1)}%` })}
                />
                {fill(counted, {
                  people: formatCount(people),
                  countries: formatCount(countries ?? 0),
                })}
              </span>
            ) : null}
          </div>
          <ul className={styles.list}>
            {events.map(({ since, text, entry }) => (
              <li key={since} className={styles.item}>
                <time dateTime={since} className={styles.day}>
                  {inShort(since)}
                </time>
                <span>
                  {text}
                  {entry ? (
                    <>
                      {' '}
                      <SiteLink href={entry} className="nowrap">
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
  );
}

export const fragment = graphql`
  fragment YearRows on History {
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
`;

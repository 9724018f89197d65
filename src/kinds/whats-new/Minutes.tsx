import { graphql } from 'gatsby';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { changeAnchor } from '../../ui/changes/changeAnchor';
import { Heading } from '../../ui/primitives/Heading';
import { Section } from '../../ui/primitives/Section';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Minutes.module.css';
import { MINUTES } from './MonthHead';

/** The month in two minutes: for whom something is different, what it is, and what they do. */
export const Minutes = ({ version, minutes, changes }: Queries.MinutesFragment) => (
  <Section title={fill(copy.minutesTitle, { version })} anchor={MINUTES} size="md" isTight>
    <ol className={styles.list}>
      {minutes.map((row) => (
        <li key={row.for} className={styles.row} data-family={changes[row.change - 1]?.family}>
          <Text look="small" isSoft>
            {copy.for} <b className={styles.who}>{row.for}</b>
          </Text>
          <Heading level={3} size="xs">
            <SiteLink href={`#${changeAnchor(row.change - 1)}`} className={styles.link}>
              {row.is}
            </SiteLink>
          </Heading>
          <div className={styles.task}>
            <Text look="name">{row.do}</Text>
            <Text look="small" isSoft>
              {row.why}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

export const fragment = graphql`
  fragment Minutes on WhatsNew {
    version
    minutes {
      for
      change
      is
      do
      why
    }
    changes {
      family
    }
  }
`;

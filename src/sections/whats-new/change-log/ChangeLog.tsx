import { graphql } from 'gatsby';
import copy from '../../../copy/changes.json';
import { countsOf } from '../../../ui/changes/changeSheet';
import { ChangeFilter } from '../../../ui/changes/ChangeFilter';
import { Container } from '../../../ui/primitives/Container';
import { FirstOf } from '../../../ui/primitives/FirstOf';
import { Heading } from '../../../ui/primitives/Heading';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { changeLog } from './schema';
import * as styles from './ChangeLog.module.css';
import { MonthInFull } from './MonthInFull';
import { MonthInRows } from './MonthInRows';

/** Filter values in the address, in order. */
const KEYS = ['all', 'cmms', 'buildings', 'refrigeration', 'platform', 'needs'];

/** So many of the older months before “more”. */
const AT_ONCE = 12;

export function ChangeLog(section: SectionProps<typeof changeLog>) {
  const { title, anchor, filterName, inFull, inRows, olderTitle, olderLead, more } = section;
  return (
    <section id={anchor} className={styles.root} aria-labelledby="changes-title" data-choices>
      <h2 id="changes-title" className="visuallyHidden">
        {title}
      </h2>
      <div className={styles.bar}>
        <Container>
          <ChangeFilter
            legend={filterName}
            name="show"
            keys={KEYS}
            names={[copy.all, ...Object.values(copy.short), copy.needs]}
            counts={countsOf([...inFull, ...inRows].flatMap(({ changes }) => changes))}
          />
        </Container>
      </div>
      <Container>
        {inFull.map((month) => (
          <MonthInFull key={month.month} month={month} words={section} />
        ))}
        <Split ratio="4:8">
          <Stack gap={3}>
            <Heading level={2} size="md">
              {olderTitle}
            </Heading>
            <Text isSoft>{olderLead}</Text>
          </Stack>
          <Stack gap={5} isWide>
            <FirstOf items={inRows} count={AT_ONCE} label={more}>
              {(months) => (
                <ol>
                  {months.map((month) => (
                    <MonthInRows key={month.month} month={month} words={section} />
                  ))}
                </ol>
              )}
            </FirstOf>
          </Stack>
        </Split>
      </Container>
    </section>
  );
}

export const fragment = graphql`
  fragment MonthInFull on WhatsNew {
    month
    path
    released
    version
    description
    changes {
      ...ChangeParts
    }
  }
  fragment MonthInRows on WhatsNew {
    month
    path
    version
    label
    changes {
      family
      title
      needs
      where
    }
  }
`;

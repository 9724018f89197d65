import { graphql } from 'gatsby';
import { useKeptChoice } from '../../../browser/useKeptChoice';
import copy from '../../../copy/changes.json';
import { countsOf } from '../../../ui/changes/changeSheet';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { changeLog } from './schema';
import * as styles from './ChangeLog.module.css';
import { MonthInFull } from './MonthInFull';
import { MonthInRows } from './MonthInRows';

export function ChangeLog(section: SectionProps<typeof changeLog>) {
  const { title, anchor, filterName, inFull, inRows, olderTitle, olderLead } = section;
  const { form, keep } = useKeptChoice();
  const counts = countsOf([...inFull, ...inRows].flatMap(({ changes }) => changes));
  const words = [copy.all, ...Object.values(copy.short), copy.needs];
  return (
    <section id={anchor} className={styles.root} aria-labelledby="changes-title" data-choices>
      <h2 id="changes-title" className="visuallyHidden">
        {title}
      </h2>
      <form ref={form} onChange={keep} className={styles.bar}>
        <Container className={styles.scroll}>
          <ChoiceRow
            legend={filterName}
            isLegendHidden
            look="chips"
            name="show"
            className={styles.choices}
            choices={words.map((word, index) => ({
              key: KEYS[index] ?? '',
              content: (
                <>
                  {word} <span className={styles.count}>{counts[index]}</span>
                </>
              ),
            }))}
          />
        </Container>
      </form>
      <Container>
        {inFull.map((month) => (
          <MonthInFull key={month.month} month={month} words={section} />
        ))}
        <header className={styles.older}>
          <Heading level={2} size="md">
            {olderTitle}
          </Heading>
          <Text isSoft>{olderLead}</Text>
        </header>
        {inRows.map((month) => (
          <MonthInRows key={month.month} month={month} words={section} />
        ))}
      </Container>
    </section>
  );
}

/** Filter values in the address, in order. */
const KEYS = ['all', 'cmms', 'buildings', 'refrigeration', 'platform', 'needs'];

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
    changes {
      family
      title
      needs
      where
    }
  }
`;

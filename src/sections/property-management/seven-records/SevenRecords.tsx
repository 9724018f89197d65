import { graphql } from 'gatsby';
import type { DrawnRecord } from './schema';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { VerdictRing } from '../VerdictRing';
import { RecordDrawing } from './RecordDrawing';
import * as styles from './SevenRecords.module.css';

/** Each sentence of the letter in large type, with the record that answers it. */
export function SevenRecords(section: Queries.SevenRecordsSectionPartsFragment) {
  const { title, lead, anchor, verdictNames, records } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ol>
        {records.map(({ said, kind, number, verdict, drawn, finding }, index) => (
          <li key={said} id={`record-${index + 1}`} className={styles.root}>
            <div className={styles.words}>
              <h3 className={styles.said}>
                <span className={styles.index}>{index + 1}</span> “{said}”
              </h3>
              <p className={styles.verdict}>
                <VerdictRing verdict={verdict} />
                {verdictNames[verdict as keyof typeof verdictNames]}
              </p>
              <div className={styles.finding}>
                <Prose html={finding} />
              </div>
            </div>
            <div className={styles.record}>
              <p className={styles.head}>
                <b>{kind}</b>
                <span>{number}</span>
              </p>
              <RecordDrawing drawn={drawn as unknown as DrawnRecord} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment SevenRecordsSectionParts on SevenRecordsSection {
    title
    lead
    anchor
    verdictNames {
      right
      half
      mistaken
    }
    records {
      said
      kind
      number
      verdict
      drawn
      finding
    }
  }
`;

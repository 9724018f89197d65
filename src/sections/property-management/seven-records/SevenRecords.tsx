import { fill } from '../../../text/fillWords';
import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { VerdictRing } from '../VerdictRing';
import { RecordDrawing } from './RecordDrawing';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { sevenRecords } from './schema';
import * as styles from './SevenRecords.module.css';

/** Sentences in large type, each with its record, which phones fold. */
export function SevenRecords(section: SectionProps<typeof sevenRecords>) {
  const { title, lead, anchor, verdictNames, open, records } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ol>
        {records.map(({ said, kind, number, verdict, drawn, finding }, index) => (
          <li key={said} className={styles.root}>
            <div className={styles.words}>
              <h3 className={styles.said}>
                <span className={styles.index}>{index + 1}</span> “{said}”
              </h3>
              <p className={styles.verdict}>
                <VerdictRing verdict={verdict} />
                {verdictNames[verdict]}
              </p>
            </div>
            <Fold
              isOpen={index === 0}
              isOpenWide
              title={
                <Text as="span" look="label">
                  {fill(open, { record: kind })}
                </Text>
              }
            >
              <div id={`record-${index + 1}`} className={styles.opened}>
                <div className={styles.finding}>
                  <Prose html={finding} />
                </div>
                <div className={styles.record}>
                  <p className={styles.head}>
                    <b>{kind}</b>
                    <span>{number}</span>
                  </p>
                  <RecordDrawing drawn={drawn} />
                </div>
              </div>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}

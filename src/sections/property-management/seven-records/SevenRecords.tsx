import { fill } from '../../../text/fillWords';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { VerdictRing } from '../VerdictRing';
import { RecordDrawing } from './RecordDrawing';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { sevenRecords } from './schema';
import * as styles from './SevenRecords.module.css';

/** What the tenant has right is largest, what is mistaken smallest. */
const SIZES = { right: 'md', half: 'sm', mistaken: 'xs' } as const;

/** Sentences in large type, each with its record, which phones fold. */
export function SevenRecords(section: SectionProps<typeof sevenRecords>) {
  const { title, lead, anchor, verdictNames, open, records } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ol>
        {records.map(({ said, kind, number, verdict, drawn, finding }, index) => (
          <li key={said} data-verdict={verdict} className={styles.root}>
            <div className={styles.words}>
              <Heading level={3} size={SIZES[verdict]}>
                <Text as="span" look="small" isSoft>
                  {index + 1}
                </Text>{' '}
                “{said}”
              </Heading>
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

import type { LeakAnswer, TopUp } from '../../../../maintenance/leakRate.ts';
import { CopyText } from '../../../../ui/primitives/CopyText';
import { Heading } from '../../../../ui/primitives/Heading';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { recordOf } from './recordOf';
import type { Sample } from './schema';
import words from './words.json';
import * as styles from './FiledRecord.module.css';

interface FiledRecordProps {
  readonly topUp: TopUp;
  readonly answer: LeakAnswer;
  /** Whether its last addition is known by itself. */
  readonly hasLast: boolean;
  /** Of the sample rack; an appliance of the visitor’s has none. */
  readonly sample: Sample | undefined;
}

/** The record as it goes to the file, filled as one types, and a way to take it along. */
export function FiledRecord({ topUp, answer, hasLast, sample }: FiledRecordProps) {
  const name = sample?.name ?? words.yours;
  const rows = recordOf(topUp, answer, { sample, hasLast });
  const text = [name, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Text as="span" look="small" isSoft>
          {words.record}
        </Text>
      </div>
      <Terms width="9.5rem" terms={rows} />
      <CopyText text={text} words={words} size="small" />
    </div>
  );
}

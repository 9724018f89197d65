import type { LeakAnswer, TopUp } from '../../../../maintenance/leakRate.ts';
import { Button } from '../../../../ui/primitives/Button';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { useCopy } from '../../../../ui/primitives/useCopy';
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
  const [outcome, copy] = useCopy();
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
      <Rows as="dl" columns="9.5rem 1fr">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <Text as="dt" look="small" isSoft>
              {label}
            </Text>
            <Text as="dd" look="label">
              {value}
            </Text>
          </div>
        ))}
      </Rows>
      <Scripted className={styles.copy}>
        <Button variant="secondary" size="small" onClick={() => copy(text)}>
          {words.copy}
        </Button>
        <span role="status">
          {outcome === 'copy' ? null : (
            <Text as="span" look="small">
              {words[outcome]}
            </Text>
          )}
        </span>
      </Scripted>
    </div>
  );
}

import { claimSource } from '../../../format/claimSource';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import * as styles from './ProofLog.module.css';

type LogProps = NonNullable<SectionProps<typeof proof>['log']>;

/** A ruled page of the log that the customer keeps. */
export const ProofLog = ({ claim, name, day, rows }: LogProps) => (
  <div className={styles.root}>
    <div className={styles.page}>
      <p className={styles.head}>
        <Text look="name" as="b">
          {name}
        </Text>
        <Text look="small" as="span" isSoft>
          {day}
        </Text>
      </p>
      <ol aria-label={name}>
        {rows.map(({ at, what, isMarked }) => (
          <li key={at} className={isMarked ? styles.marked : undefined}>
            <Text look="figureSm" as="span">
              {at}
            </Text>
            <Text as="span">{what}</Text>
          </li>
        ))}
      </ol>
    </div>
    <Text look="source">{claimSource(claim)}</Text>
  </div>
);

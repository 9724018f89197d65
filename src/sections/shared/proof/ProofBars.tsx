import type { CSSProperties } from 'react';
import { shares } from '../../../format/change';
import { claimSource } from '../../../format/claimSource';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import * as styles from './ProofBars.module.css';

type PairProps = NonNullable<SectionProps<typeof proof>['pair']>;

const length = (share: number) => ({ '--share': `${share}%` }) as CSSProperties;

/** Two bars, one below the other: how it was, how it is. */
export function ProofBars({ claim, before, after }: PairProps) {
  if (!claim.before || !claim.after) return null;
  const bars = shares(claim.before.value, claim.after.value);
  return (
    <div className={styles.root}>
      <dl className={styles.bars}>
        <div className={styles.row}>
          <Text look="label" as="dt">
            {before}
          </Text>
          <dd className={styles.before} style={length(bars.before)}>
            <i />
            <Text look="figureSm" as="span">
              {claim.before.text}
            </Text>
          </dd>
        </div>
        <div className={styles.row}>
          <Text look="label" as="dt">
            {after}
          </Text>
          <dd className={styles.after} style={length(bars.after)}>
            <i />
            <Text look="figureSm" as="span">
              {claim.after.text}
            </Text>
          </dd>
        </div>
      </dl>
      <Text look="source">{claimSource(claim)}</Text>
    </div>
  );
}

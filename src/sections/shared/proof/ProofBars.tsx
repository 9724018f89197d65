import { claimSource } from '../../../format/claimSource';
import { Track } from '../../../ui/plot/Track';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import * as styles from './ProofBars.module.css';

type PairProps = NonNullable<SectionProps<typeof proof>['pair']>;

/** Two bars, one below the other: how it was, how it is. */
export function ProofBars({ claim, before, after }: PairProps) {
  if (!claim.before || !claim.after) return null;
  const most = Math.max(claim.before.value, claim.after.value);
  const rows = [
    { when: before, fill: 'before', ...claim.before },
    { when: after, fill: 'good', ...claim.after },
  ] as const;
  return (
    <>
      <dl className={styles.root}>
        {rows.map(({ when, fill, value, text }) => (
          <div key={when} className={styles.row}>
            <Text look="label" as="dt">
              {when}
            </Text>
            <dd>
              <Track value={value} of={most} fill={fill} label={text} labelLook="figureSm" isHigh />
            </dd>
          </div>
        ))}
      </dl>
      <Text look="source">{claimSource(claim)}</Text>
    </>
  );
}

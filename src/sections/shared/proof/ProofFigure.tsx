import { shares } from '../../../format/change';
import { claimSource } from '../../../format/claimSource';
import { place } from '../../../ui/plot/place';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import * as styles from './ProofFigure.module.css';

type PairProps = NonNullable<SectionProps<typeof proof>['pair']>;

/** Two figures across the page, each as long as it is. */
export function ProofFigure({ claim, before, after }: PairProps) {
  if (!claim.before || !claim.after) return null;
  const long = shares(claim.before.value, claim.after.value);
  const rows = [
    { when: before, fill: 'before', w: long.before, text: claim.before.text },
    { when: after, fill: 'good', w: long.after, text: claim.after.text },
  ];
  return (
    <div className={styles.root}>
      <dl className={styles.rows}>
        {rows.map(({ when, fill, w, text }) => (
          <div key={when} className={styles.row} data-fill={fill} style={place({ w })}>
            <Text look="label" as="dt">
              {when}
            </Text>
            <Text look="figureXl" as="dd">
              {text}
            </Text>
          </div>
        ))}
      </dl>
      <Text look="source">{claimSource(claim)}</Text>
    </div>
  );
}

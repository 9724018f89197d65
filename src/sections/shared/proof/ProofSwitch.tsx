import { shares } from '../../../format/change';
import { claimSource } from '../../../format/claimSource';
import { place } from '../../../ui/plot/place';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import * as styles from './ProofSwitch.module.css';

type PairProps = NonNullable<SectionProps<typeof proof>['pair']>;

/** One figure at a time, then or now; the bar below it follows. */
export function ProofSwitch({ claim, before, after }: PairProps) {
  if (!claim.before || !claim.after) return null;
  const bars = shares(claim.before.value, claim.after.value);
  return (
    <div className={styles.root} data-choices style={place({ ...bars })}>
      <ChoiceRow
        legend={claim.claim}
        isLegendHidden
        look="row"
        className={styles.choice}
        first={1}
        choices={[before, after].map((when) => ({ key: when, content: when }))}
      />
      {[claim.before, claim.after].map(({ text }, index) => (
        <p key={text} data-choice={index + 1}>
          <Text look="figureXl" as="span">
            {text}
          </Text>{' '}
          <Text look="unit" as="span">
            {claim.unit}
          </Text>
        </p>
      ))}
      <i className={styles.bar} />
      <Text look="source">{claimSource(claim)}</Text>
    </div>
  );
}

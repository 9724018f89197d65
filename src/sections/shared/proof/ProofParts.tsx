import { formatCount } from '../../../format/number';
import { place } from '../../../ui/plot/place';
import { ChoiceBar } from '../../../ui/primitives/ChoiceBar';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { PartsSaid } from './PartsSaid';
import type { proof } from './schema';
import * as styles from './ProofParts.module.css';

type PartsProps = NonNullable<SectionProps<typeof proof>['parts']>;

/** A bar to scale; each part is a choice that says what it is. */
export function ProofParts({ claim, whole, items }: PartsProps) {
  const sizes = items.map(({ count }) => `minmax(min-content, ${count}fr)`).join(' ');
  return (
    <div className={styles.root} data-choices style={place({ sizes })}>
      <ChoiceBar
        legend={whole}
        isLegendHidden
        choices={items.map(({ count, text }) => ({
          key: text,
          content: (
            <>
              <Text look="figureSm" as="span">
                {formatCount(count)}
              </Text>{' '}
              <Text look="small" as="span">
                {text}
              </Text>
            </>
          ),
        }))}
      />
      <PartsSaid claim={claim} items={items} />
    </div>
  );
}

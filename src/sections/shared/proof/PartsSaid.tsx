import { claimSource } from '../../../format/claimSource';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import * as styles from './PartsSaid.module.css';

type PartsProps = NonNullable<SectionProps<typeof proof>['parts']>;

/** What the chosen part says, and where the count comes from. */
export const PartsSaid = ({ claim, items }: Pick<PartsProps, 'claim' | 'items'>) => (
  <>
    <div className={styles.says}>
      {items.map(({ text, says }, index) => (
        <p key={text} data-choice={index + 1}>
          {says}
        </p>
      ))}
    </div>
    <Text look="source">{claimSource(claim)}</Text>
  </>
);

import { useId } from 'react';
import { Text } from '../../../../ui/primitives/Text';
import { Drawing } from '../../../../ui/product-ui/Drawing';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { floatingSuction } from './schema';
import * as styles from './FloatingSuction.module.css';

/** The heading stands in the empty corner of the chart. */
export function FloatingSuction(section: SectionProps<typeof floatingSuction>) {
  const { drawing, note } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} />
        </div>
        <div className={styles.plot}>
          <Drawing drawing={drawing} />
        </div>
      </div>
      <Text look="source" className={styles.note}>
        {note}
      </Text>
    </HeroGround>
  );
}

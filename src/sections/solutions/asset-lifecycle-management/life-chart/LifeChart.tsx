import { useId } from 'react';
import { Drawing } from '../../../../ui/product-ui/Drawing';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { lifeChart } from './schema';
import * as styles from './LifeChart.module.css';

/** The heading stands above the falling line. */
export function LifeChart(hero: SectionProps<typeof lifeChart>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={hero} heading={heading} />
        </div>
        <figure className={styles.figure}>
          <Drawing drawing={hero.drawing} />
          <figcaption className={styles.caption}>
            <Text look="source">{hero.caption}</Text>
          </figcaption>
        </figure>
      </div>
    </HeroGround>
  );
}

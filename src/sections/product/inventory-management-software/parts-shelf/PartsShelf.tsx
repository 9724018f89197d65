import { useId } from 'react';
import { Text } from '../../../../ui/primitives/Text';
import { Drawing } from '../../../../ui/product-ui/Drawing';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { partsShelf } from './schema';
import * as styles from './PartsShelf.module.css';

/** The heading stands on the top shelf, which is empty. */
export function PartsShelf(hero: SectionProps<typeof partsShelf>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="stone">
      <figure className={styles.root}>
        <div className={styles.rack}>
          <div className={styles.words}>
            <HeroText hero={hero} heading={heading} layout="split" />
          </div>
          <Drawing drawing={hero.drawing} />
        </div>
        <figcaption className={styles.caption}>
          <Text look="source">{hero.caption}</Text>
        </figcaption>
      </figure>
    </HeroGround>
  );
}

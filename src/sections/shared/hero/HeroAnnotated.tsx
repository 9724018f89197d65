import { useId } from 'react';
import { Picture } from '../../../ui/primitives/Picture';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroPins } from './HeroPins';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero as schema } from './schema';
import * as styles from './HeroAnnotated.module.css';

/** Model picture with labels; the text stands in its free corner. */
export function HeroAnnotated(hero: SectionProps<typeof schema>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.root}>
        <HeroText hero={hero} heading={heading} layout="corner" />
        {hero.image ? (
          <figure className={styles.figure}>
            <div className={styles.model}>
              <Picture picture={hero.image} isFirst />
            </div>
            <HeroPins pins={hero.pins} />
          </figure>
        ) : null}
      </div>
    </HeroGround>
  );
}

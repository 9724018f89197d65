import { useId } from 'react';
import { Picture } from '../../../ui/primitives/Picture';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero as schema } from './schema';
import * as styles from './Hero.module.css';

/** Longer titles are set a step smaller. */
const LONG = 44;

/** Text with a model picture cut off at the right, or text alone. */
export function Hero(hero: SectionProps<typeof schema>) {
  const heading = useId();
  const { image, title } = hero;
  return (
    <HeroGround hero={hero} heading={heading} usual="stone">
      <div className={`${styles.root} ${image ? styles.withModel : ''}`}>
        <HeroText
          hero={hero}
          heading={heading}
          size={title.length > LONG ? 'lg' : 'xl'}
          layout={image ? undefined : 'split'}
        />
        {image ? (
          <div className={styles.model}>
            <Picture picture={image} isFirst />
          </div>
        ) : null}
      </div>
    </HeroGround>
  );
}

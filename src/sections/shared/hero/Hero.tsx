import { useId } from 'react';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero as schema } from './schema';
import * as styles from './Hero.module.css';

/** Longer titles are set a step smaller. */
const LONG = 44;

/** Title beside the lead. */
export function Hero(hero: SectionProps<typeof schema>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="stone">
      <div className={styles.root}>
        <HeroText
          hero={hero}
          heading={heading}
          size={hero.title.length > LONG ? 'lg' : 'xl'}
          layout="split"
        />
      </div>
    </HeroGround>
  );
}

import { useId } from 'react';
import { FactStrip } from '../../../ui/content/FactStrip';
import { Picture } from '../../../ui/primitives/Picture';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero as schema } from './schema';
import * as styles from './HeroStory.module.css';

/** Text beside a model picture, with a strip of facts over the edge. */
export function HeroStory(hero: SectionProps<typeof schema>) {
  const heading = useId();
  const hasFacts = hero.facts.length > 0;
  return (
    <HeroGround hero={hero} heading={heading} usual="family" over={hasFacts ? 'strip' : undefined}>
      <div className={styles.root}>
        <HeroText hero={hero} heading={heading} size="lg" />
        {hero.image ? (
          <div className={styles.model}>
            <Picture picture={hero.image} isFirst />
          </div>
        ) : null}
      </div>
      {hasFacts ? <FactStrip facts={hero.facts} /> : null}
    </HeroGround>
  );
}

import { useId } from 'react';
import { Picture } from '../../../ui/primitives/Picture';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroStage } from './HeroStage';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero as schema } from './schema';
import * as styles from './HeroPlain.module.css';

/** Longer titles are set a step smaller. */
const LONG = 44;

/** Text with a model picture cut off at the right, or text alone; a drawing may overlap the lower edge. */
export function HeroPlain(hero: SectionProps<typeof schema>) {
  const heading = useId();
  const { drawing, image, title } = hero;
  return (
    <HeroGround
      hero={hero}
      heading={heading}
      usual={drawing ? 'tint' : 'stone'}
      over={drawing ? 'board' : undefined}
    >
      <div className={`${styles.root} ${image ? styles.withModel : ''}`}>
        <HeroText
          hero={hero}
          heading={heading}
          size={title.length > LONG ? 'lg' : 'xl'}
          layout={image || drawing ? undefined : 'split'}
        />
        {image ? (
          <div className={styles.model}>
            <Picture picture={image} isFirst />
          </div>
        ) : null}
      </div>
      <HeroStage {...hero} />
    </HeroGround>
  );
}

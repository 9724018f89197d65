import { useId } from 'react';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroStage } from './HeroStage';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero as schema } from './schema';
import * as styles from './HeroBoard.module.css';

/** Text above a full-width drawing of the product. */
export function HeroBoard(hero: SectionProps<typeof schema>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="family" over="board">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <HeroStage {...hero} />
    </HeroGround>
  );
}

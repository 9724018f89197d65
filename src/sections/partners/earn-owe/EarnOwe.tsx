import { useId } from 'react';
import { Note } from '../../../ui/primitives/Note';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { EarnOweTable } from './EarnOweTable';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { earnOwe } from './schema';
import * as styles from './EarnOwe.module.css';

export function EarnOwe(hero: SectionProps<typeof earnOwe>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <EarnOweTable name={hero.tableName} kinds={hero.kinds} groups={hero.groups} />
      <div className={styles.note}>
        <Note html={hero.fineprint} />
      </div>
    </HeroGround>
  );
}

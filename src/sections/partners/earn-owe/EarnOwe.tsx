import { useId } from 'react';
import { Beside } from '../../../ui/forms/Beside';
import { FormFirst } from '../../../ui/forms/FormFirst';
import { Note } from '../../../ui/primitives/Note';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { EarnOweTable } from './EarnOweTable';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { earnOwe } from './schema';
import * as styles from './EarnOwe.module.css';

/** The terms of three kinds of partner, and the form that asks for them. */
export function EarnOwe(hero: SectionProps<typeof earnOwe>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.root}>
        <FormFirst
          {...hero}
          words={<HeroText hero={hero} heading={heading} layout="split" />}
          beside={<Beside {...hero} />}
        >
          <EarnOweTable name={hero.tableName} kinds={hero.kinds} groups={hero.groups} />
          <Note html={hero.fineprint} />
        </FormFirst>
      </div>
    </HeroGround>
  );
}

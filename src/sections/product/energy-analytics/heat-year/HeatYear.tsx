import { useId } from 'react';
import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { Container } from '../../../../ui/primitives/Container';
import { HeatYearAnswers } from './HeatYearAnswers';
import { HeatYearMap } from './HeatYearMap';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { heatYear } from './schema';
import * as styles from './HeatYear.module.css';

/** Rings on the heat map are the answers of the quiz. */
export function HeatYear(hero: SectionProps<typeof heatYear>) {
  const heading = useId();
  const { form, keep } = useKeptChoice();
  return (
    <>
      <HeroGround hero={hero} heading={heading} usual="family">
        <div className={styles.words}>
          <HeroText hero={hero} heading={heading} layout="split" />
        </div>
      </HeroGround>
      <form
        ref={form}
        onChange={keep}
        data-wash={hero.wash ?? 'family'}
        aria-label={hero.ask}
        className={styles.root}
      >
        <HeatYearMap {...hero} />
        <Container>
          <HeatYearAnswers {...hero} />
          <p className={styles.caption}>{hero.caption}</p>
        </Container>
      </form>
    </>
  );
}

import { useId } from 'react';
import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { Breadcrumbs } from '../../../../ui/primitives/Breadcrumbs';
import { Container } from '../../../../ui/primitives/Container';
import { HeroText } from '../../../../ui/hero/HeroText';
import { TwoWallsChoice } from './TwoWallsChoice';
import { TwoWallsPlot } from './TwoWallsPlot';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { twoWalls } from './schema';
import * as styles from './TwoWalls.module.css';

/** Text stands on the limits, the setpoint moves between them. */
export function TwoWalls(hero: SectionProps<typeof twoWalls>) {
  const heading = useId();
  const { breadcrumbs, here, title, caption } = hero;
  const { form, keep } = useKeptChoice();
  return (
    <section aria-labelledby={heading}>
      <form ref={form} onChange={keep}>
        <div data-theme="dark" className={styles.wall}>
          <Container className={styles.upper}>
            <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
            <HeroText hero={hero} heading={heading} layout="split" />
          </Container>
        </div>
        <TwoWallsPlot {...hero} />
        <div data-theme="dark" className={styles.wall}>
          <Container className={styles.lower}>
            <TwoWallsChoice {...hero} />
            <p className={styles.caption}>{caption}</p>
          </Container>
        </div>
      </form>
    </section>
  );
}

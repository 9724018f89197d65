import type { ReactNode } from 'react';
import { Breadcrumbs } from '../primitives/Breadcrumbs';
import { Container } from '../primitives/Container';
import type { HeroPlace } from './heroWords';
import * as styles from './HeroGround.module.css';

interface HeroGroundProps {
  readonly hero: HeroPlace;
  /** Id of the heading that labels the section. */
  readonly heading: string;
  /** Default background of the variant. */
  readonly usual: 'paper' | 'stone' | 'family' | 'tint';
  readonly children: ReactNode;
}

/** Background of a hero, with breadcrumbs. */
export function HeroGround({ hero, heading, usual, children }: HeroGroundProps) {
  return (
    <section
      aria-labelledby={heading}
      data-bar-off=""
      data-wash={hero.wash ?? usual}
      className={styles.root}
    >
      <Container>
        {hero.breadcrumbs.length > 0 ? (
          <div className={styles.crumbs}>
            <Breadcrumbs trail={hero.breadcrumbs} here={hero.here ?? hero.title} />
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  );
}

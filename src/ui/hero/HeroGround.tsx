import type { ReactNode } from 'react';
import { Breadcrumbs } from '../primitives/Breadcrumbs';
import { Container } from '../primitives/Container';
import type { HeroPlace } from './heroWords';
import * as styles from './HeroGround.module.css';

interface HeroGroundProps {
  readonly hero: HeroPlace;
  /** Id of the heading, which names the section. */
  readonly heading: string;
  /** What this variant lies on, unless its page says otherwise. */
  readonly usual: 'paper' | 'stone' | 'family' | 'tint';
  /** What stands over the lower edge of the wash. */
  readonly over?: 'board' | 'strip' | undefined;
  readonly children: ReactNode;
}

/** What a hero lies on, with the way back above it. */
export function HeroGround({ hero, heading, usual, over, children }: HeroGroundProps) {
  return (
    <section
      aria-labelledby={heading}
      data-wash={hero.wash ?? usual}
      className={`${styles.root} ${over ? styles[over] : ''}`}
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

import { useId } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { HeroText } from '../../../ui/hero/HeroText';
import { HoardingRoom } from './HoardingRoom';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hoarding } from './schema';
import * as styles from './Hoarding.module.css';

/** The heading is painted on the fence. */
export function Hoarding(hero: SectionProps<typeof hoarding>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <div className={styles.scaffold} aria-hidden="true" />
      <div data-theme="dark" className={styles.fence}>
        <Container className={styles.inner}>
          <HeroText hero={hero} heading={heading} layout="split" />
          <ul className={styles.holes}>
            {hero.holes.map(({ room, name, glimpse }) => (
              <li key={room} className={styles.hole}>
                <HoardingRoom room={room} />
                <p>
                  <b className={styles.name}>{name}</b>
                  <span className={styles.glimpse}>{glimpse}</span>
                </p>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </section>
  );
}

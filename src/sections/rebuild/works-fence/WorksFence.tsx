import { useId } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { HeroText } from '../../../ui/hero/HeroText';
import { WorksFenceRoom } from './WorksFenceRoom';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { worksFence } from './schema';
import * as styles from './WorksFence.module.css';

/** The heading is painted on the fence. */
export function WorksFence(hero: SectionProps<typeof worksFence>) {
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
                <WorksFenceRoom room={room} />
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

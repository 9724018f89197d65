import { graphql } from 'gatsby';
import { useId } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { HeroText } from '../../../ui/hero/HeroText';
import { HoardingRoom, type Room } from './HoardingRoom';
import * as styles from './Hoarding.module.css';

/** A fence with words painted on it; whoever passes looks through the holes. */
export function Hoarding(hero: Queries.HoardingSectionPartsFragment) {
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
                <HoardingRoom room={room as Room} />
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

export const fragment = graphql`
  fragment HoardingSectionParts on HoardingSection {
    ...HeroWords
    holes {
      room
      name
      glimpse
    }
  }
`;

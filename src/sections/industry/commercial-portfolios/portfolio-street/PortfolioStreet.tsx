import { useId } from 'react';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { City } from './City';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { portfolioStreet } from './schema';
import * as styles from './PortfolioStreet.module.css';

const LETTERS = 'ABCDE';

/** The heading stands where the streets are short. */
export function PortfolioStreet(section: SectionProps<typeof portfolioStreet>) {
  const { cities, notices, scale } = section;
  const heading = useId();
  const letters = (city: string): ReadonlyMap<number, string> =>
    new Map(
      notices.flatMap((notice, index) =>
        notice.city === city ? [[notice.building, LETTERS[index] ?? '']] : [],
      ),
    );
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} />
        </div>
        <ul className={styles.cities}>
          {cities.map((city) => (
            <City key={city.name} city={city} letters={letters(city.name)} />
          ))}
        </ul>
        <ol className={styles.notices}>
          {notices.map(({ city, title, detail }, index) => (
            <li key={title} className={styles.notice}>
              <span className={styles.letter}>{LETTERS[index]}</span>
              <b>
                {city}: {title}
              </b>
              <p className={styles.detail}>{detail}</p>
            </li>
          ))}
        </ol>
        <p className={styles.scale}>{scale}</p>
      </div>
    </HeroGround>
  );
}

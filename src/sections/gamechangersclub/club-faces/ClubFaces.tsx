import { useId } from 'react';
import { Portrait } from '../../../ui/primitives/Portrait';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { clubFaces } from './schema';
import * as styles from './ClubFaces.module.css';

const TONES = ['ice', 'pine', 'brick', 'amber', 'stone'] as const;

export function ClubFaces(hero: SectionProps<typeof clubFaces>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.words}>
          <p className={styles.club}>{hero.clubName}</p>
          <HeroText hero={hero} heading={heading} />
        </div>
        <ul className={styles.faces} aria-hidden="true">
          {hero.faces.map((person, index) => (
            <li key={person.name} className={styles.face}>
              <Portrait
                person={person}
                variant="tile"
                tone={TONES[(index * 3) % TONES.length] ?? 'stone'}
              />
            </li>
          ))}
          <li className={styles.free}>{hero.you}</li>
        </ul>
      </div>
    </HeroGround>
  );
}

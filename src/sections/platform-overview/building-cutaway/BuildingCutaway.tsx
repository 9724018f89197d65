import { useId } from 'react';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { BuildingCutawayFloor } from './BuildingCutawayFloor';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { buildingCutaway } from './schema';
import * as styles from './BuildingCutaway.module.css';

/** Floors above one another, crossed by one line. */
export function BuildingCutaway(hero: SectionProps<typeof buildingCutaway>) {
  const heading = useId();
  const floors = hero.floors;
  const details = floors.flatMap((floor) => floor.details.map(({ href }) => href)).reverse();
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.head}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <div className={styles.sheet}>
        {floors.map((floor) => (
          <BuildingCutawayFloor
            key={floor.name}
            floor={floor}
            numberOf={(href) => details.indexOf(href) + 1}
          />
        ))}
      </div>
      {hero.note ? (
        <Text look="source" className={styles.note}>
          {hero.note}
        </Text>
      ) : null}
    </HeroGround>
  );
}

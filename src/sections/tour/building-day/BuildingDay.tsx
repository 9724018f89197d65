import { useId } from 'react';
import { useCurrentAnchor } from '../../../ui/content/useCurrentAnchor';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { buildingDay } from './schema';
import * as styles from './BuildingDay.module.css';
import { DayStop } from './DayStop';
import { Elevation } from './Elevation';
import { stopId } from './stopId';

/** The elevation stays in view and marks the current stop. */
export function BuildingDay(section: SectionProps<typeof buildingDay>) {
  const { building } = section;
  const heading = useId();
  const current = useCurrentAnchor(building.hours.map(stopId));
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} layout="split" />
        </div>
        <div className={styles.beside}>
          <Elevation building={building} current={current} />
        </div>
        <ol>
          {building.hours.map((stop) => (
            <DayStop key={stop.at} stop={stop} />
          ))}
        </ol>
      </div>
    </HeroGround>
  );
}

import { useId } from 'react';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { RouteDay } from './RouteDay';
import { RouteMap } from './RouteMap';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { route } from './schema';
import * as styles from './Route.module.css';

/** Heading in the map’s free corner, schedule below. */
export function Route(section: SectionProps<typeof route>) {
  const heading = useId();
  const { label, starts, ends, caption, stops } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} size="lg" />
        </div>
        <div className={styles.map}>
          <RouteMap
            label={label}
            map={section.map}
            home={section.home}
            stops={stops}
            others={section.others}
          />
        </div>
      </div>
      <RouteDay stops={stops} starts={starts} ends={ends} />
      <Text look="source" className={styles.caption}>
        {caption}
      </Text>
    </HeroGround>
  );
}

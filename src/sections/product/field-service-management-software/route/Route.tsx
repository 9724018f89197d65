import { graphql } from 'gatsby';
import { useId } from 'react';
import type { Place } from '../../../../maintenance/route';
import type { RouteMap as MapData, RouteStop } from './schema';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { RouteDay } from './RouteDay';
import { RouteMap, type NamedPlace } from './RouteMap';
import * as styles from './Route.module.css';

/** The words of a page in the free corner of a map; the route on it is a day, which stands below. */
export function Route(section: Queries.RouteSectionPartsFragment) {
  const heading = useId();
  const { label, starts, ends, caption } = section;
  const stops = section.routeStops as unknown as readonly RouteStop[];
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} size="lg" />
        </div>
        <div className={styles.map}>
          <RouteMap
            label={label}
            map={section.routeMap as unknown as MapData}
            home={section.routeHome as unknown as Place & NamedPlace}
            stops={stops}
            others={section.routeOthers as unknown as readonly NamedPlace[]}
          />
        </div>
      </div>
      <RouteDay stops={stops} starts={starts} ends={ends} />
      <Text size="tiny" className={styles.caption}>
        {caption}
      </Text>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment RouteSectionParts on RouteSection {
    ...HeroWords
    label
    routeMap
    routeHome
    starts
    ends
    routeStops
    routeOthers
    caption
  }
`;

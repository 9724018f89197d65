import { useId } from 'react';
import { useCurrentAnchor } from '../../../../ui/content/useCurrentAnchor';
import { HeroText } from '../../../../ui/hero/HeroText';
import { Breadcrumbs } from '../../../../ui/primitives/Breadcrumbs';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Model } from './Model';
import type { fiveRooms } from './schema';
import * as styles from './FiveRooms.module.css';
import { FiveRoomsRoom } from './Room';

/** The model stays in view: the room that one reads about is lit, and the line leads up to it. */
export function FiveRooms(section: SectionProps<typeof fiveRooms>) {
  const { breadcrumbs, here, title, wash, rooms } = section;
  const { record, stops } = rooms;
  const heading = useId();
  const at = useCurrentAnchor(stops.map(({ key }) => key));
  return (
    <section aria-labelledby={heading} data-wash={wash ?? 'tint'} className={styles.root}>
      <div data-bar-off="" className={styles.words}>
        <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
        <HeroText hero={section} heading={heading} size="lg" />
      </div>
      <Model rooms={rooms} current={stops.findIndex(({ key }) => key === at)} />
      <ol className={styles.stations}>
        {stops.map((stop, index) => (
          <FiveRoomsRoom
            key={stop.key}
            stop={stop}
            before={stops.slice(0, index).flatMap(({ lines }) => lines)}
            record={record}
            isLast={index === stops.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

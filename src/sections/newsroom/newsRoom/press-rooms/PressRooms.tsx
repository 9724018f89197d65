import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { pressRooms as schema } from './schema';
import * as styles from './PressRooms.module.css';
import { RoomPlan } from './RoomPlan';

/** Plans of all rooms have one scale. */
export function PressRooms(section: SectionProps<typeof schema>) {
  const { cameraKey, talkKey, planLabel, rooms: pressRooms, note } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.head}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <p className={styles.key}>
        <span>
          <i className={styles.camera} />
          {cameraKey}
        </span>
        <span>
          <i className={styles.talk} />
          {talkKey}
        </span>
      </p>
      <ul className={styles.rooms}>
        {pressRooms.map((room) => (
          <li key={room.city} className={styles.room}>
            <RoomPlan room={room} label={fill(planLabel, { city: room.city, size: room.size })} />
            <h2 className={styles.city}>{room.city}</h2>
            <p className={styles.what}>{room.what}</p>
            <ol className={styles.machines}>
              {room.machines.map(({ machine }) => (
                <li key={machine}>{machine}</li>
              ))}
            </ol>
            <dl>
              {room.facts.map(({ fact, says }) => (
                <div key={fact} className={styles.fact}>
                  <dt>{fact}</dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </HeroGround>
  );
}

import { useId, type CSSProperties } from 'react';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { doorPlan } from './schema';
import * as styles from './DoorPlan.module.css';

/** Door arcs show the direction; the list below explains them. */
export function DoorPlan(hero: SectionProps<typeof doorPlan>) {
  const heading = useId();
  const rooms = hero.rooms;
  const doors = rooms.flatMap(({ door }) => door ?? []);
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.head}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <ul className={styles.plan} style={{ '--rooms': rooms.length } as CSSProperties}>
        {rooms.map(({ name, holds, door }, index) => (
          <li key={name} className={styles.room}>
            <b className={styles.name}>{name}</b>
            <ul className={styles.holds}>
              {holds.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
            {door ? (
              <span className={styles.door} data-opens={door.opens} aria-hidden="true">
                <svg viewBox="0 0 56 56" className={styles.leaf}>
                  <path d="M0 1H55" />
                  <path d="M55 1A55 55 0 0 1 1 56" className={styles.arc} />
                </svg>
                <i className={styles.number}>{index + 1}</i>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <ol className={styles.doors}>
        {doors.map(({ name, text }, index) => (
          <li key={name} className={styles.said}>
            <i className={styles.listed} aria-hidden="true">
              {index + 1}
            </i>
            <b>{name}</b>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {hero.note ? (
        <Text look="source" className={styles.note}>
          {hero.note}
        </Text>
      ) : null}
    </HeroGround>
  );
}

import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from '../words.json';
import { useIsOver } from '../../../../ui/time/useIsOver';
import { Hours } from '../../../../ui/live-events/Hours';
import { Note } from '../../../../ui/primitives/Note';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { place } from '../../../../ui/plot/place';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { meetupDoor } from './schema';
import * as styles from './MeetupDoor.module.css';

type Point = readonly [number, number];

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Street plan with the route, and directions in words. */
export function MeetupDoor(section: SectionProps<typeof meetupDoor>) {
  const { name: doorName, opens, closes, zoneName, over, sentence } = section;
  const { names, way, note, streets, route } = section;
  const heading = useId();
  const isOver = useIsOver({ startsAt: opens, endsAt: closes });
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} layout="split" />
        {isOver ? (
          <p className={styles.over}>{over}</p>
        ) : (
          <div className={styles.map}>
            <figure className={styles.plan}>
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className={styles.drawing}
                role="img"
                aria-label={sentence}
              >
                {streets.map(({ line, width }) => (
                  <path
                    key={pathOf(line)}
                    d={pathOf(line)}
                    className={styles.street}
                    style={place({ width: String(width) })}
                  />
                ))}
                <path d={pathOf(route)} className={styles.route} />
              </svg>
              <div aria-hidden="true">
                {names.map(({ name, x, y }) => (
                  <span key={name} className={styles.name} style={{ left: `${x}%`, top: `${y}%` }}>
                    {name}
                  </span>
                ))}
                {way.map(({ x, y, minute }, index) => (
                  <span
                    key={minute}
                    className={index === way.length - 1 ? styles.door : styles.mark}
                    style={{ left: `${x}%`, top: `${y}%` }}
                  >
                    {index + 1}
                  </span>
                ))}
              </div>
            </figure>
            <div className={styles.words}>
              <h2 className={styles.place}>{doorName}</h2>
              <p className={styles.when}>
                <Hours startsAt={opens} endsAt={closes} zoneName={zoneName} />
              </p>
              <ol className={styles.way}>
                {way.map(({ minute, says }) => (
                  <li key={minute} className={styles.step}>
                    <span>{says}</span>
                    <span className={styles.minute}>
                      {minute === 0 ? copy.start : fill(copy.minute, { minute })}
                    </span>
                  </li>
                ))}
              </ol>
              <Note html={note} />
            </div>
          </div>
        )}
      </div>
    </HeroGround>
  );
}

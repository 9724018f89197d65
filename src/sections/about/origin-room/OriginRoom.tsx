import { useId } from 'react';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { place } from '../../../ui/plot/place';
import { RoomPlan } from './RoomPlan';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { originRoom } from './schema';
import * as styles from './OriginRoom.module.css';

/** The text stands inside the plan’s walls; the numbers are explained below. */
export function OriginRoom(hero: SectionProps<typeof originRoom>) {
  const heading = useId();
  const { story, width, depth, planWords, sheetWords, parts } = hero;
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.root}>
        <p className={styles.width} aria-hidden="true">
          <span className={styles.measure}>{width}</span>
        </p>
        <div className={styles.walls}>
          <p className={styles.depth} aria-hidden="true">
            <span className={styles.measure}>{depth}</span>
          </p>
          <div className={styles.words}>
            <HeroText hero={hero} heading={heading} />
            <Text isSoft className={styles.story}>
              {story}
            </Text>
          </div>
          <div className={styles.plan} role="img" aria-label={planWords}>
            <RoomPlan />
            <span className={styles.sheet}>{sheetWords}</span>
            {parts.map(({ name, x, y }, index) => (
              <i key={name} className={styles.number} style={place({ x: `${x}%`, y: `${y}%` })}>
                {index + 1}
              </i>
            ))}
          </div>
          <i className={styles.door} aria-hidden="true" />
        </div>
        <ol className={styles.parts}>
          {parts.map(({ name, text }) => (
            <li key={name} className={styles.part}>
              <b className={styles.name}>{name}</b> {text}
            </li>
          ))}
        </ol>
      </div>
    </HeroGround>
  );
}

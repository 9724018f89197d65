import { useId } from 'react';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { Desk } from './Desk';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { questionDesks as schema } from './schema';
import * as styles from './QuestionDesks.module.css';

/** Bars on one scale, the longest cut off at the page’s edge. */
export function QuestionDesks(hero: SectionProps<typeof schema>) {
  const heading = useId();
  const { desks, width, wayNames, caption } = hero;
  return (
    <HeroGround hero={hero} heading={heading} usual="stone">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <p className={styles.key}>
        <span className={styles.way}>
          <i className={styles.before} /> {wayNames[0]}
        </span>
        <span className={styles.way}>
          <i className={styles.after} /> {wayNames[1]}
        </span>
      </p>
      <div className={styles.desks}>
        {desks.map((desk, index) => (
          <Desk key={desk.name} desk={desk} width={width} ways={wayNames} isOpen={index === 0} />
        ))}
      </div>
      <div className={styles.caption}>
        <Text look="source">{caption}</Text>
      </div>
    </HeroGround>
  );
}

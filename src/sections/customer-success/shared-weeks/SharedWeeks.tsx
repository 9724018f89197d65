import { useId } from 'react';
import copy from '../words.json';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { SharedWeeksRow } from './SharedWeeksRow';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { sharedWeeks } from './schema';
import * as styles from './SharedWeeks.module.css';

/** Bars to both sides of a middle line, a row per week. */
export function SharedWeeks(section: SectionProps<typeof sharedWeeks>) {
  const heading = useId();
  const { weeks, ourSide, yourSide, ourSum, yourSum, fineprint } = section;
  const most = Math.max(...weeks.flatMap(({ ourHours, yourHours }) => [ourHours, yourHours]));
  const sum = (of: 'ourHours' | 'yourHours'): number =>
    weeks.reduce((total, week) => total + week[of], 0);
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <div className={styles.board}>
        <h2 className="visuallyHidden">{copy.weeks}</h2>
        <p aria-hidden="true" className={styles.sides}>
          <b>{ourSide}</b>
          <b>{yourSide}</b>
        </p>
        <ol>
          {weeks.map((week) => (
            <SharedWeeksRow
              key={week.when}
              sides={{ ours: ourSide, yours: yourSide }}
              {...{ week, most }}
            />
          ))}
        </ol>
        <div className={styles.sums}>
          <p className={styles.ours}>
            <b className={styles.sum}>{sum('ourHours')}</b> {ourSum}
          </p>
          <p className={styles.yours}>
            <b className={styles.sum}>{sum('yourHours')}</b> {yourSum}
          </p>
        </div>
        <Text look="source" isSoft className={styles.fineprint}>
          {fineprint}
        </Text>
      </div>
    </HeroGround>
  );
}

import { useId } from 'react';
import { useKeptChoice } from '../../../browser/useKeptChoice';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { hoursAfter } from '../backlog';
import { formatCount } from '../../../format/number';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { WallAges } from './WallAges';
import { WallCourses } from './WallCourses';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hoursWall } from './schema';
import * as styles from './HoursWall.module.css';

/** Radio buttons choose the weeks; bricks are removed and added. */
export function HoursWall(section: SectionProps<typeof hoursWall>) {
  const heading = useId();
  const { form, keep } = useKeptChoice();
  const { sentence, perCourse, offWeekly, onWeekly, weeks, painted, laid, left, ages } = section;
  const hours = ages.reduce((sum, age) => sum + age.hours, 0);
  const named = [section.atStart, section.afterOne];
  const hoursIn = (count: number): string => fill(copy.hours, { n: formatCount(count) });
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <form ref={form} onChange={keep} data-choices>
        <div className={styles.bar}>
          <ChoiceRow
            legend={section.choose}
            name="weeks"
            look="chips"
            choices={weeks.map((n) => ({
              key: String(n),
              content: named[n] ?? fill(section.afterWeeks, { n }),
            }))}
          />
          {weeks.map((n, index) => (
            <dl key={n} data-choice={index + 1} className={styles.sums}>
              <div className={styles.sum}>
                <dt>{painted}</dt>
                <dd>{hoursIn(n * offWeekly)}</dd>
              </div>
              <div className={`${styles.sum} ${styles.laid}`}>
                <dt>{laid}</dt>
                <dd>{hoursIn(n * onWeekly)}</dd>
              </div>
              <div className={styles.sum}>
                <dt>{left}</dt>
                <dd className={styles.left}>
                  {hoursIn(hoursAfter({ hours, off: offWeekly, on: onWeekly }, n))}
                </dd>
              </div>
            </dl>
          ))}
        </div>
        <div className={styles.site}>
          <WallCourses
            {...{ ages, perCourse, sentence }}
            weeks={weeks}
            off={offWeekly}
            on={onWeekly}
          />
          <WallAges ages={ages} />
        </div>
      </form>
      <div className={styles.caption}>
        <Text look="source">{section.caption}</Text>
      </div>
    </HeroGround>
  );
}

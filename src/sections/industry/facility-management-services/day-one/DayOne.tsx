import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { Lines } from './Lines';
import { Strays } from './Strays';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { dayOne } from './schema';
import * as styles from './DayOne.module.css';
import { formatCount } from '../../../../format/number';

/** Radio buttons choose the day; CSS fills the marks of assets found by then. */
export function DayOne(section: SectionProps<typeof dayOne>) {
  const { legend, hundreds, walks, strays, origin } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root} data-choices="">
        <div>
          <HeroText hero={section} heading={heading} />
        </div>
        <div>
          <ChoiceRow
            legend={legend}
            choices={walks.map(({ day }) => ({ key: day, content: day }))}
          />
          <ul className={styles.walks}>
            {walks.map(({ day, found, verdict, story }, index) => (
              <li key={day} data-choice={index + 1}>
                <strong className={styles.verdict}>{verdict}</strong>
                <p className={styles.found}>
                  {fill(copy.found, { found, lines: formatCount(hundreds * found) })}
                </p>
                <p className={styles.story}>{story}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.list}>
          <Lines hundreds={hundreds} found={walks.map((walk) => walk.found)} />
          <Strays name={strays} counts={walks.map((walk) => walk.unlisted)} />
        </div>
        <p className={styles.origin}>{origin}</p>
      </div>
    </HeroGround>
  );
}

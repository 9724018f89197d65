import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Section } from '../../../../ui/primitives/Section';
import { Basement } from './Basement';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { threeDoors } from './schema';
import * as styles from './ThreeDoors.module.css';

/** Radio buttons and CSS open a door. */
export function ThreeDoors(section: SectionProps<typeof threeDoors>) {
  const { title, anchor, lead, listed, legend, doors, renamed } = section;
  const deepest = Math.max(...doors.map(({ meters }) => meters));
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="stone" head="split">
      <div className={styles.root} data-choices="">
        <p className={styles.listed}>{listed}</p>
        <ChoiceRow
          legend={legend}
          choices={doors.map(({ house, below }) => ({
            key: house,
            content: (
              <>
                <b className={styles.below}>{below}</b> {house}
              </>
            ),
          }))}
        />
        <div className={styles.cut} aria-hidden="true">
          {doors.map(({ house, kind, holds, meters, isRight }, index) => (
            <Basement
              key={house}
              kind={kind}
              holds={holds}
              depth={meters / deepest}
              label={fill(copy.depth, { meters })}
              place={index + 1}
              isRight={isRight}
            />
          ))}
        </div>
        <ul>
          {doors.map(({ house, verdict, story, isRight }, index) => (
            <li key={house} data-choice={index + 1} className={styles.result}>
              <strong className={isRight ? styles.right : styles.verdict}>{verdict}</strong>
              <p className={styles.story}>{story}</p>
            </li>
          ))}
        </ul>
        <p className={styles.renamed}>
          <span className={styles.today}>{copy.today}</span> {renamed}
        </p>
      </div>
    </Section>
  );
}

import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { lessonWidths } from './lessonWidths';
import { Note } from '../../../../ui/primitives/Note';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { place } from '../../../../ui/plot/place';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { lessonLine } from './schema';
import * as styles from './LessonLine.module.css';

/** Line to scale of hours, as thick as the number of participants. */
export function LessonLine(section: SectionProps<typeof lessonLine>) {
  const { began, minutes, taught, sentence, legend, note } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} layout="split" />
        <p className="visuallyHidden">{sentence}</p>
        <ol className={styles.line}>
          {lessonWidths(taught, minutes, began).map((widths, index) => {
            const stage = taught[index];
            if (!stage) return null;
            const { name, lesson, homework, hours, handedIn } = stage;
            const size = place({
              begins: `${widths.begins}%`,
              ends: `${widths.ends}%`,
              lesson: String(widths.lesson),
              hours: String(widths.homework),
              came: String(widths.came),
              left: String(widths.left),
            });
            return (
              <li key={name} className={styles.stage} style={size}>
                <span className={styles.bar} aria-hidden="true">
                  <i className={styles.lesson} />
                  <i className={styles.homework} />
                </span>
                <div className={styles.words}>
                  <h2 className={styles.name}>{name}</h2>
                  <p className={styles.text}>{lesson}</p>
                  <p className={styles.home}>
                    <b>{fill(copy.homework, { hours })}</b> {homework}
                  </p>
                  <p className={styles.count}>
                    <b>{handedIn}</b> <span className={styles.unit}>{copy.handedIn}</span>
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
        <div className={styles.said}>
          <p className={styles.legend}>{legend}</p>
          <Note html={note} />
        </div>
      </div>
    </HeroGround>
  );
}

import { Icon } from '../../../../ui/primitives/Icon';
import { Portrait } from '../../../../ui/primitives/Portrait';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { lessonTasks } from './schema';
import * as styles from './LessonTasks.module.css';

export function LessonTasks(section: SectionProps<typeof lessonTasks>) {
  const { title, lead, anchor, taskWord, workedWord, taught } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ol>
        {taught.map(({ name, teacher, asked, worked }, index) => (
          <li key={name} className={styles.task}>
            <div className={styles.head}>
              <h3 className={styles.name}>{name}</h3>
              <div className={styles.who}>
                <Portrait person={teacher} />
                <p className={styles.teacher}>
                  <b>{teacher.name}</b>
                  <br />
                  {teacher.role}, {teacher.company}
                </p>
              </div>
            </div>
            <div className={styles.asked}>
              <p className={styles.word}>{taskWord}</p>
              <Prose html={asked} />
              <details className={styles.fold} open={index === 0}>
                <summary className={styles.opener}>
                  {workedWord} <Icon name="chevron-down" className={styles.sign} />
                </summary>
                <Prose html={worked} />
              </details>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

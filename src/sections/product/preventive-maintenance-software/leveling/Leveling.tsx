import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { LevelingChart } from './LevelingChart';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { leveling } from './schema';
import * as styles from './Leveling.module.css';

export function Leveling(section: SectionProps<typeof leveling>) {
  const { title, anchor, paragraphs, crew } = section;
  const most = Math.max(...crew.before, ...crew.after, crew.paid);
  return (
    <Section
      title={title}
      anchor={anchor}
      head="side"
      className={styles.root}
      action={paragraphs.map((words) => (
        <Text key={words} isSoft>
          {words}
        </Text>
      ))}
    >
      <div>
        <div role="img" aria-label={crew.sentence}>
          <LevelingChart crew={crew} name={crew.beforeName} weeks={crew.before} most={most} />
          <LevelingChart
            crew={crew}
            name={crew.afterName}
            weeks={crew.after}
            most={most}
            isLeveled
          />
          <p aria-hidden="true" className={styles.axis}>
            <span>{crew.axis} 1</span>
            {[13, 26, 39, 52].map((week) => (
              <span key={week}>{week}</span>
            ))}
          </p>
        </div>
      </div>
    </Section>
  );
}

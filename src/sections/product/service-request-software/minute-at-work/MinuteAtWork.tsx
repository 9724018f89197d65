import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { MinuteAtWorkSide } from './MinuteAtWorkSide';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteAtWork } from './schema';
import * as styles from './MinuteAtWork.module.css';

const MARKS = [0, 30, 60];

/** Seconds down the middle to scale, one person on each side. */
export function MinuteAtWork(section: SectionProps<typeof minuteAtWork>) {
  const { title, lead, anchor, begins, viewers, close, seen: moments } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="ink">
      <div className={styles.root}>
        <ol className={styles.axis} aria-hidden="true">
          {MARKS.map((second) => (
            <li key={second} className={styles.tick} style={{ gridRow: second + 1 }}>
              {`:${String(second).padStart(2, '0')}`}
            </li>
          ))}
        </ol>
        <MinuteAtWorkSide name={viewers[0] ?? ''} begins={begins} moments={moments} view="first" />
        <MinuteAtWorkSide name={viewers[1] ?? ''} begins={begins} moments={moments} view="second" />
      </div>
      <Text className={styles.close}>{close}</Text>
    </Section>
  );
}

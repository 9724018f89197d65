import { Scroll } from '../../../../ui/primitives/Scroll';
import { Section } from '../../../../ui/primitives/Section';
import { FoodLogTable } from './FoodLogTable';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { foodLog } from './schema';
import * as styles from './FoodLog.module.css';

export function FoodLog(section: SectionProps<typeof foodLog>) {
  const { title, lead, anchor, name, day, entries, signed } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="tint" head="split">
      <div className={styles.sheet}>
        <p className={styles.head}>
          <b className={styles.name}>{name}</b> <span>{day}</span>
        </p>
        <Scroll label={name}>
          <FoodLogTable log={section} />
        </Scroll>
        <ul>
          {entries.map(({ time, text }) => (
            <li key={time} className={styles.entry}>
              <b className={styles.time}>{time}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.signed}>{signed}</p>
      </div>
    </Section>
  );
}

import { fill } from '../../../text/fillWords';
import { place } from '../../../ui/plot/place';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hireDays } from './schema';
import * as styles from './HireDays.module.css';

/** Hours of a working day, to draw the applicant’s hours on the same line. */
const HOURS = 8;

/** Steps above and below one line, the applicant’s hours under it. */
export function HireDays(section: SectionProps<typeof hireDays>) {
  const { title, lead, anchor, days, dayWords, yourHours, paidHours } = section;
  const share = (hours: number): string => `${((hours / (days * HOURS)) * 100).toFixed(2)}%`;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ol className={styles.line} style={place({ days: String(days) })}>
        {section.hireDays.map(({ from, to, turn, title: name, text, yours }) => (
          <li
            key={name}
            className={styles.stop}
            data-turn={turn}
            style={place({ from: String(from), to: String(to) })}
          >
            <b className={styles.name}>{name}</b>
            <span className={styles.days}>{fill(dayWords, { from, to })}</span>
            <p className={styles.text}>{text}</p>
            <span className={styles.yours}>{yours}</span>
          </li>
        ))}
      </ol>
      <p className={styles.key}>{section.turnWords}</p>
      <div className={styles.sum}>
        <p className={styles.words}>{section.hoursWords}</p>
        <div
          className={styles.scale}
          style={place({ yours: share(yourHours), paid: share(paidHours) })}
          aria-hidden="true"
        />
        <p className={styles.note}>{section.hoursScale}</p>
      </div>
    </Section>
  );
}

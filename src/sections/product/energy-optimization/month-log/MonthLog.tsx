import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { monthLog } from './schema';
import * as styles from './MonthLog.module.css';

/** A column per day: kept changes above the line, reverted ones below. */
export function MonthLog(section: SectionProps<typeof monthLog>) {
  const { title, anchor, lead, month, length, keptName, returnedName, stayed, backs, note } =
    section;
  const days = Array.from({ length }, (_, index) => index + 1);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="wash">
      <div className={styles.strip} aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={styles.day}>
            <span className={styles.above}>
              {stayed
                .filter((one) => one === day)
                .map((_, index) => (
                  <i key={index} className={styles.kept} />
                ))}
            </span>
            <span className={styles.number}>{day}</span>
            <span className={styles.below}>
              {backs
                .filter((back) => back.day === day)
                .map(({ what }) => (
                  <i key={what} className={styles.back} />
                ))}
            </span>
          </span>
        ))}
      </div>
      <p className={styles.sums}>
        <span>
          <b className={styles.sum}>{stayed.length}</b> {keptName}
        </span>
        <span className={styles.returned}>
          <b className={styles.sum}>{backs.length}</b> {returnedName}
        </span>
      </p>
      <ol>
        {backs.map(({ day, what, after, why }) => (
          <li key={`${day}${what}`} className={styles.row}>
            <p className={styles.date}>{`${month}\u00a0${day}`}</p>
            <h3 className={styles.what}>{what}</h3>
            <p className={styles.after}>{after}</p>
            <p>{why}</p>
          </li>
        ))}
      </ol>
      <Note html={note} />
    </Section>
  );
}

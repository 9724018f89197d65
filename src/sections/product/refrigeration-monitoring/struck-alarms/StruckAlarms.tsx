import copy from '../words.json';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { struckAlarms } from './schema';
import * as styles from './StruckAlarms.module.css';

export function StruckAlarms(section: SectionProps<typeof struckAlarms>) {
  const { title, lead, anchor, alarms, sum } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ol className={styles.list}>
        {alarms.map(({ time, alarmPlace, alarm, reason, isSent }) => (
          <li key={time} className={isSent ? styles.sent : styles.struck}>
            <p className={styles.time}>{time}</p>
            <p>
              <span className="visuallyHidden">{isSent ? copy.sent : copy.struck}: </span>
              {isSent ? (
                <b className={styles.alarm}>{alarm}</b>
              ) : (
                <s className={styles.alarm}>{alarm}</s>
              )}
              <span className={styles.place}>{alarmPlace}</span>
            </p>
            <p className={styles.reason}>{reason}</p>
          </li>
        ))}
      </ol>
      <div className={styles.sum}>
        <Prose html={sum} />
      </div>
    </Section>
  );
}

import type { CSSProperties } from 'react';
import { visitHours } from './visitHours';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { supportVisit } from './schema';
import * as styles from './SupportVisit.module.css';

/** Permitted hours to scale, the minutes used within, then the log. */
export function SupportVisit(section: SectionProps<typeof supportVisit>) {
  const { title, lead, anchor, keyLabel, usedLabel, keyHours, lines, note } = section;
  const { from, part } = visitHours(
    lines.map(({ time }) => time),
    keyHours,
  );
  const scale = { '--from': from, '--part': part, '--hours': keyHours } as CSSProperties;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <div className={styles.key} style={scale} aria-hidden="true">
        <span>{keyLabel}</span>
        <i className={styles.bar}>
          <i className={styles.used} />
        </i>
        <span className={styles.usedLabel}>{usedLabel}</span>
      </div>
      <ol className={styles.log}>
        {lines.map(({ time, who, text }) => (
          <li key={time} className={styles.line}>
            <span className={styles.time}>{time}</span>
            <b className={styles.who}>{who}</b>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
      {note ? (
        <Text look="source" className={styles.note}>
          {note}
        </Text>
      ) : null}
    </Section>
  );
}

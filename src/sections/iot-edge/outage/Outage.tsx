import type { CSSProperties } from 'react';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { outage } from './schema';
import * as styles from './Outage.module.css';

const HOURS = [0, 6, 12, 18, 24];

const at = (hour: number): string => `${(hour / 24) * 100}%`;

/** Lanes of a day on one scale; the outage crosses all of them. */
export function Outage(section: SectionProps<typeof outage>) {
  const { title, lead, anchor, cutFrom, cutTo, cutLabel, note, lanes } = section;
  const cut = { '--from': at(cutFrom), '--to': at(24 - cutTo) } as CSSProperties;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div className={styles.root} style={cut}>
        <div className={styles.over}>
          <p className={styles.cut}>{cutLabel}</p>
        </div>
        <ul>
          {lanes.map(({ name, text, spans }) => (
            <li key={name} className={styles.lane}>
              <div className={styles.words}>
                <b className={styles.name}>{name}</b>
                <p className={styles.text}>{text}</p>
              </div>
              <div className={styles.track} aria-hidden="true">
                {spans.map(({ from, to, is }) => (
                  <i
                    key={from}
                    className={styles[is]}
                    style={{ '--from': at(from), '--to': at(24 - to) } as CSSProperties}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.hours} aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
          ))}
        </div>
      </div>
      {note ? (
        <Text look="source" className={styles.note}>
          {note}
        </Text>
      ) : null}
    </Section>
  );
}

import { Section } from '../../../../ui/primitives/Section';
import { RoomComplaintsScale } from './RoomComplaintsScale';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { roomComplaints } from './schema';
import * as styles from './RoomComplaints.module.css';

export function RoomComplaints(section: SectionProps<typeof roomComplaints>) {
  const { title, lead, anchor, columns, hearings } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div className={styles.head} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul>
        {hearings.map(({ words, where, reading, none, cause, detail }) => (
          <li key={where} className={styles.row}>
            <p>
              <q className={styles.words}>{words}</q>
              <span className={styles.where}>{where}</span>
            </p>
            {reading ? <RoomComplaintsScale {...reading} /> : <p className={styles.none}>{none}</p>}
            <p>
              <b className={styles.cause}>{cause}</b>
              <span className={styles.detail}>{detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

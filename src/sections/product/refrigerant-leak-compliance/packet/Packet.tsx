import copy from './words.json';
import { Section } from '../../../../ui/primitives/Section';
import { PacketPrint } from './PacketPrint';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { packet } from './schema';
import * as styles from './Packet.module.css';

/** The papers of one machine as they lie on the table; where the address names them, they print alone. */
export function Packet(section: SectionProps<typeof packet>) {
  const { title, lead, anchor, packetName, packetFacts, packetSheets, packetNote } = section;
  return (
    <Section
      title={title}
      lead={lead}
      anchor={anchor}
      ground="stone"
      head="split"
      className={styles.section}
    >
      <div className={styles.paper}>
        <div className={styles.cover}>
          <p className={styles.name}>{packetName}</p>
          <dl className={styles.facts}>
            {packetFacts.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <PacketPrint anchor={anchor} words={section.packetPrint} hint={section.packetHint} />
        </div>
        <ol className={styles.sheets}>
          {packetSheets.map(({ name, asks, says, filed }) => (
            <li key={name} className={styles.sheet}>
              <p className={styles.head}>
                <b className={styles.title}>{name}</b>
                <span className={styles.filed}>{filed}</span>
              </p>
              <p className={styles.asks}>
                <span className="visuallyHidden">{copy.asks} </span>
                {asks}
              </p>
              <p className={styles.says}>
                <span className="visuallyHidden">{copy.says} </span>
                {says}
              </p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{packetNote}</p>
      </div>
    </Section>
  );
}

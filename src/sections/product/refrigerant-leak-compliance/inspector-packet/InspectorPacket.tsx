import copy from './words.json';
import { Section } from '../../../../ui/primitives/Section';
import { InspectorPacketPrint } from './InspectorPacketPrint';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { inspectorPacket } from './schema';
import * as styles from './InspectorPacket.module.css';

/** Prints alone when it is the address’s target. */
export function InspectorPacket(section: SectionProps<typeof inspectorPacket>) {
  const { title, lead, anchor, name: packetName, facts, sheets, note } = section;
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
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <InspectorPacketPrint anchor={anchor} words={section.print} hint={section.hint} />
        </div>
        <ol className={styles.sheets}>
          {sheets.map(({ name, asks, says, filed }) => (
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
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}

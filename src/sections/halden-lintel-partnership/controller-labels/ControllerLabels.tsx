import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { controllerLabels } from './schema';
import * as styles from './ControllerLabels.module.css';

export function ControllerLabels(section: SectionProps<typeof controllerLabels>) {
  const { anchor, title, lead, makerName, labels, note } = section;
  return (
    <Section anchor={anchor} title={title} lead={lead}>
      <ul className={styles.root}>
        {labels.map(({ series, part, serial, made, verdict, isDirect, says }) => (
          <li key={series} className={styles.one}>
            <div className={styles.label}>
              <span className={styles.maker}>{makerName}</span>
              <b className={styles.series}>{series}</b>
              <span className={styles.print}>{part}</span>
              <span className={styles.print}>{serial}</span>
              <i className={styles.bars} />
            </div>
            <div className={styles.words}>
              <p className={styles.made}>{made}</p>
              <h3 className={styles.verdict} data-direct={isDirect || undefined}>
                {verdict}
              </h3>
              <p className={styles.says}>{says}</p>
            </div>
          </li>
        ))}
      </ul>
      <Note html={note} />
    </Section>
  );
}

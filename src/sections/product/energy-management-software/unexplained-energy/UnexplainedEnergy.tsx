import type { CSSProperties } from 'react';
import { Prose } from '../../../../ui/primitives/Prose';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { unexplainedEnergy } from './schema';
import * as styles from './UnexplainedEnergy.module.css';

export function UnexplainedEnergy(section: SectionProps<typeof unexplainedEnergy>) {
  const { title, anchor, lead, finds, note } = section;
  const most = Math.max(...finds.map(({ percent }) => percent));
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="wash">
      <ol className={styles.list}>
        {finds.map(({ when, percent, title: name, text }) => (
          <li
            key={when}
            className={styles.find}
            style={{ '--high': percent / most } as CSSProperties}
          >
            <p className={styles.bar}>
              <b className={styles.percent}>{percent}%</b>
              <i className={styles.column} aria-hidden="true" />
            </p>
            <p className={styles.when}>{when}</p>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.text}>
              <Prose html={text} />
            </div>
          </li>
        ))}
      </ol>
      <Note html={note} />
    </Section>
  );
}

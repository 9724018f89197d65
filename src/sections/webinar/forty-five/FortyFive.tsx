import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { fortyFive } from './schema';
import * as styles from './FortyFive.module.css';

export function FortyFive(section: SectionProps<typeof fortyFive>) {
  const { title, anchor, label, parts, text } = section;
  return (
    <Section title={title} anchor={anchor} size="md">
      <div role="img" aria-label={label} className={styles.bar}>
        {parts.map(({ minutes, title: name }) => (
          <span key={name} style={{ flexGrow: minutes }} className={styles.share}>
            {minutes}
          </span>
        ))}
      </div>
      <div className={styles.columns}>
        <dl className={styles.shares}>
          {parts.map(({ minutes, title: name, text: what }) => (
            <div key={name} className={styles.item}>
              <dt className={styles.name}>
                <span aria-hidden="true" className={styles.count}>
                  {minutes}
                </span>
                {name}
              </dt>
              <dd className={styles.what}>{what}</dd>
            </div>
          ))}
        </dl>
        <Prose html={text} />
      </div>
    </Section>
  );
}

import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { NotIncludedExtras } from './NotIncludedExtras';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { notIncluded } from './schema';
import * as styles from './NotIncluded.module.css';

export function NotIncluded(section: SectionProps<typeof notIncluded>) {
  const { title, anchor, insideTitle, inside, extrasTitle, neverTitle, never } = section;
  return (
    <Section title={title} anchor={anchor} ground="paper">
      <div className={styles.root}>
        <Heading level={3} size="sm" className={styles.name}>
          {insideTitle}
        </Heading>
        <ul className={styles.inside}>
          {inside.map((item) => (
            <li key={item.title} className={styles.item}>
              <b className={styles.title}>{item.title}</b>
              <Prose html={item.text} />
            </li>
          ))}
        </ul>
        <Heading level={3} size="sm" className={styles.name}>
          {extrasTitle}
        </Heading>
        <NotIncludedExtras title={extrasTitle} columns={section.columns} extras={section.extras} />
        <Heading level={3} size="sm" className={styles.name}>
          {neverTitle}
        </Heading>
        <p className={styles.never}>{never}</p>
      </div>
    </Section>
  );
}

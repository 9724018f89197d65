import { Icon } from '../../../ui/primitives/Icon';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { sheetIndex } from './schema';
import * as styles from './SheetIndex.module.css';

export function SheetIndex({ title, anchor, sheets }: SectionProps<typeof sheetIndex>) {
  return (
    <Section title={title} anchor={anchor} size="xs">
      <ol className={styles.list}>
        {sheets.map(({ name, text, href }, index) => (
          <li key={href}>
            <SiteLink href={href} className={styles.row}>
              <i className={styles.number}>{index + 1}</i>
              <b className={styles.name}>{name}</b>
              <span className={styles.text}>{text}</span>
              <Icon name="arrow-right" className={styles.arrow} />
            </SiteLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import { Icon } from '../../../ui/primitives/Icon';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { moduleRows } from './schema';
import * as styles from './ModuleRows.module.css';

export function ModuleRows({ title, anchor, lead, rows }: SectionProps<typeof moduleRows>) {
  return (
    <Section title={title} anchor={anchor} lead={lead}>
      <ul className={styles.list}>
        {rows.map(({ name, text, proof, href }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.row}>
              <b className={styles.name}>{name}</b>
              <span className={styles.text}>{text}</span>
              <span className={styles.proof}>{proof}</span>
              <Icon name="arrow-right" className={styles.arrow} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

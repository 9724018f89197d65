import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { regionShelf } from './schema';
import * as styles from './RegionShelf.module.css';

export function RegionShelf(section: SectionProps<typeof regionShelf>) {
  const { title, lead, anchor, shelves } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div className={styles.root}>
        {shelves.map(({ name, things }) => (
          <div key={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul>
              {things.map(({ link, why }) => (
                <li key={link.href} className={styles.thing}>
                  <SiteLink href={link.href} className={styles.link}>
                    {link.text}
                  </SiteLink>
                  <p className={styles.why}>{why}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

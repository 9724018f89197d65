import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { awards as schema } from './schema';
import * as styles from './Awards.module.css';

export function Awards({ title, lead, anchor, awards }: SectionProps<typeof schema>) {
  return (
    <Section title={title} lead={lead} anchor={anchor} head="side" size="md">
      <ul>
        {awards.map(({ when, name, place, by, worth, href }) => (
          <li key={name} className={styles.root}>
            <p className={styles.when}>
              {when}
              <b className={styles.place}>{place}</b>
            </p>
            <div>
              <h3 className={styles.name}>
                {href ? <SiteLink href={href}>{name}</SiteLink> : name}
              </h3>
              <p className={styles.by}>{by}</p>
              <p className={styles.worth}>{worth}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { crossroads } from './schema';
import * as styles from './Crossroads.module.css';

/** Columns as wide as their groups are long. */
export function Crossroads({ title, lead, anchor, roads }: SectionProps<typeof crossroads>) {
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="wash">
      <div className={styles.root}>
        {roads.map(({ name, about, ways }) => (
          <div key={name} className={styles.road}>
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <p className={styles.about}>{about}</p>
            <ul>
              {ways.map(({ text, note, href }) => (
                <li key={href} className={styles.way}>
                  <SiteLink href={href} className={styles.link}>
                    {text}
                  </SiteLink>
                  <span className={styles.note}>{note}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { then } from './schema';
import { Drawn } from './Drawn';
import * as styles from './Then.module.css';

/** By name: dynamic access to the module would cost a function for each class. */
const looks = { large: '', end: styles.end, wide: styles.wide, row: styles.row };

/** Where to go next: one large piece of interface and two small ones, or three of one size. */
export function Then({ title, look, related }: SectionProps<typeof then>) {
  return (
    <Section title={title} size="md" isTight>
      <ul className={`${styles.root} ${looks[look]}`}>
        {related.map(({ title: name, text, href, piece }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.link}>
              <Drawn {...piece} wrapper={{ className: styles.ground, 'aria-hidden': true }} />
              <span className={styles.words}>
                <Text look="name" as="b" className={styles.name}>
                  {name}
                </Text>
                <Text as="span" isSoft>
                  {text}
                </Text>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { then } from './schema';
import { Drawn } from './Drawn';
import * as styles from './Then.module.css';

/** Where to go next: one large piece of interface, two small ones beside their words. */
export function Then({ title, anchor, related }: SectionProps<typeof then>) {
  return (
    <Section title={title} anchor={anchor} size="md" isTight>
      <ul className={styles.root}>
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

import { Day } from '../../../ui/primitives/Day';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { coverage } from './schema';
import * as styles from './Coverage.module.css';

export function Coverage({ title, anchor, note, items }: SectionProps<typeof coverage>) {
  return (
    <Section title={title} anchor={anchor} ground="stone">
      <ul className={styles.list}>
        {items.map(({ paper, lettering, quote, context, date, related }) => (
          <li key={quote} className={styles.item}>
            <p className={`${styles.paper} ${styles[lettering as keyof typeof styles]}`}>{paper}</p>
            <div>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <p className={styles.context}>
                {context} {related ? <SiteLink href={related.href}>{related.text}</SiteLink> : null}
              </p>
            </div>
            <p className={styles.date}>
              <Day iso={date} />
            </p>
          </li>
        ))}
      </ul>
      {note ? (
        <Text look="small" isSoft>
          {note}
        </Text>
      ) : null}
    </Section>
  );
}

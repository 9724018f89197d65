import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { orderSheet } from './schema';
import * as styles from './OrderSheet.module.css';

export function OrderSheet(section: SectionProps<typeof orderSheet>) {
  const { title, text, anchor, clauses, documentsTitle, documents } = section;
  return (
    <Section title={title} anchor={anchor} head="side" size="md" action={<Prose html={text} />}>
      <div className={styles.root}>
        <dl className={styles.clauses}>
          {clauses.map(({ term, says }) => (
            <div key={term} className={styles.clause}>
              <dt className={styles.term}>{term}</dt>
              <dd>
                <Prose html={says} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.documents}>
          <Heading level={3} size="xs">
            {documentsTitle}
          </Heading>
          <ul>
            {documents.map(({ name, note, href }) => (
              <li key={name} className={styles.document}>
                <SiteLink href={href} className={styles.link}>
                  {name}
                </SiteLink>
                <p className={styles.about}>{note}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

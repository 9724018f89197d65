import type { CSSProperties } from 'react';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { requestOutcomes } from './schema';
import * as styles from './RequestOutcomes.module.css';

/** Refused requests are an empty bar. */
export function RequestOutcomes({
  title,
  lead,
  anchor,
  rows,
  action,
}: SectionProps<typeof requestOutcomes>) {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <Section title={title} lead={lead} anchor={anchor} head="side">
      <ol className={styles.list}>
        {rows.map(({ count, text }) => (
          <li key={text} className={styles.row}>
            <b className={styles.bar} style={{ '--part': count / most } as CSSProperties}>
              {count}
            </b>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
      <ArrowLink href={action.href}>{action.text}</ArrowLink>
    </Section>
  );
}

import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { whatWeRefuse } from './schema';
import * as styles from './WhatWeRefuse.module.css';

export function WhatWeRefuse(section: SectionProps<typeof whatWeRefuse>) {
  const { title, lead, anchor, costName, refused } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="side" size="md">
      <ol>
        {refused.map(({ what, why, cost }) => (
          <li key={what} className={styles.item}>
            <h3 className={styles.what}>{what}</h3>
            <p className={styles.why}>{why}</p>
            <p className={styles.cost}>
              <span className={styles.name}>{costName}</span> {cost}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

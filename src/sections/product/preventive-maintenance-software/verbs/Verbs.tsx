import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { verbs as schema } from './schema';
import * as styles from './Verbs.module.css';

export function Verbs({ title, anchor, verbs }: SectionProps<typeof schema>) {
  return (
    <Section title={title} anchor={anchor} size="xs">
      <ul className={styles.list}>
        {verbs.map(({ verb, rest, proof }) => (
          <li key={verb} className={styles.row}>
            <Heading level={3} size="md">
              {verb}
            </Heading>
            <p>{rest}</p>
            <p className={styles.proof}>{proof}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

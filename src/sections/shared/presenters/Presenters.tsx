import { Heading } from '../../../ui/primitives/Heading';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { presenters } from './schema';
import * as styles from './Presenters.module.css';

const TONES = ['pine', 'ice', 'amber', 'stone'] as const;

export function Presenters({ title, anchor, shown }: SectionProps<typeof presenters>) {
  return (
    <Section title={title} anchor={anchor} head="side" size="md">
      <ul className={styles.list}>
        {shown.map(({ person, does }, index) => (
          <li key={person.name} className={styles.row}>
            <Portrait person={person} variant="tile" tone={TONES[index] ?? 'pine'} />
            <div>
              <Heading level={3} size="xs">
                {person.name}
              </Heading>
              <p className={styles.role}>{person.role}</p>
              <p className={styles.does}>{does}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

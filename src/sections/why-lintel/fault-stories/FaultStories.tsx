import type { CSSProperties } from 'react';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { FaultStoriesRow } from './FaultStoriesRow';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { faultStories } from './schema';
import * as styles from './FaultStories.module.css';

/** Bars of days on one scale. */
export function FaultStories(section: SectionProps<typeof faultStories>) {
  const { title, lead, anchor, beginning, months, lastDay, perDay, phases, told, source } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <ul className={styles.key}>
        {(['unseen', 'unowned', 'owned'] as const).map((phase) => (
          <li key={phase}>
            <i className={styles[phase]} /> {phases[phase]}
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className={styles.scale}>
        <span className={styles.start}>{beginning}</span>
        {months.map(({ name, day }) => (
          <span
            key={name}
            className={styles.month}
            style={{ '--at': `${(day / lastDay) * 100}%` } as CSSProperties}
          >
            {name}
          </span>
        ))}
      </p>
      <ol>
        {told.map((way) => (
          <FaultStoriesRow key={way.name} {...{ way, lastDay, perDay }} />
        ))}
      </ol>
      <Text look="source" isSoft className={styles.source}>
        {source}
      </Text>
    </Section>
  );
}

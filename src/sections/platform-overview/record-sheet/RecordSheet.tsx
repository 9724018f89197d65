import { useId } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import { RecordFields } from './RecordFields';
import { Viewers } from './Viewers';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { recordSheet } from './schema';
import * as styles from './RecordSheet.module.css';

/** Radio buttons choose the user role; CSS hides values. */
export function RecordSheet(section: SectionProps<typeof recordSheet>) {
  const { title, lead, anchor, machine, place, state, held, note } = section;
  const heading = useId();
  const groups = section.groups;
  return (
    <section id={anchor} aria-labelledby={heading} className={styles.root}>
      <Container className={styles.grid}>
        <div className={styles.side}>
          <Heading level={2} size="lg" id={heading}>
            {title}
          </Heading>
          <Text isSoft>{lead}</Text>
          <Viewers section={section} groups={groups} />
          {note ? <Text look="source">{note}</Text> : null}
        </div>
        <div className={styles.sheet}>
          <p className={styles.bar}>
            <b>{machine}</b> {place} <span className={styles.state}>{state}</span>
          </p>
          <div className={styles.groups}>
            {groups.map((group) => (
              <RecordFields key={group.name} group={group} held={held} />
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}

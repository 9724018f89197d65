import { useId } from 'react';
import { ActionList } from '../../../../ui/primitives/ActionList';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { Week } from './Week';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { weekSheet } from './schema';
import * as styles from './WeekSheet.module.css';

export function WeekSheet(section: SectionProps<typeof weekSheet>) {
  const { title, lead, actions, week } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <Heading level={1} size="xl" id={heading} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.words}>
          <Text look="lead">{lead}</Text>
          <ActionList actions={actions} />
        </div>
        <Week week={week} />
      </div>
    </HeroGround>
  );
}

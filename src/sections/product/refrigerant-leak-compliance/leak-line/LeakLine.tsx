import { useId } from 'react';
import { ActionList } from '../../../../ui/primitives/ActionList';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { Drawing } from '../../../../ui/product-ui/Drawing';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { leakLine } from './schema';
import * as styles from './LeakLine.module.css';

/** The heading stands below the threshold. */
export function LeakLine(section: SectionProps<typeof leakLine>) {
  const { title, lead, actions, drawing, note } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.stage}>
        <Heading level={1} size="xl" id={heading} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.plot}>
          <Drawing drawing={drawing} />
        </div>
      </div>
      <div className={styles.under}>
        <Text look="source" className={styles.note}>
          {note}
        </Text>
        <div className={styles.words}>
          <Text look="lead">{lead}</Text>
          <ActionList actions={actions} />
        </div>
      </div>
    </HeroGround>
  );
}

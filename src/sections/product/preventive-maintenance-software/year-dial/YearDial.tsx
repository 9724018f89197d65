import { useId } from 'react';
import { ActionList } from '../../../../ui/primitives/ActionList';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { DialArch } from './DialArch';
import { DialPlans } from './DialPlans';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { yearDial } from './schema';
import * as styles from './YearDial.module.css';

/** The heading stands inside the arch. */
export function YearDial(section: SectionProps<typeof yearDial>) {
  const { title, lead, actions, dial } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.stage}>
          <Heading level={1} size="xl" id={heading} className={styles.title}>
            {title}
          </Heading>
          <DialArch dial={dial} />
        </div>
        <div className={styles.foot}>
          <DialPlans dial={dial} />
          <div className={styles.words}>
            <Text look="lead">{lead}</Text>
            <ActionList actions={actions} />
          </div>
        </div>
      </div>
    </HeroGround>
  );
}

import { useId } from 'react';
import { ActionList } from '../../../../ui/primitives/ActionList';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { FloorPlanPlan } from './FloorPlanPlan';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { floorPlan } from './schema';
import * as styles from './FloorPlan.module.css';

/** The heading stands in the plan’s courtyard. */
export function FloorPlan(section: SectionProps<typeof floorPlan>) {
  const heading = useId();
  const { title, lead, actions, label, comfort, degrees, zones, meant, heard, measured } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <Heading level={1} size="xl" id={heading} className={styles.title}>
          {title}
        </Heading>
        <FloorPlanPlan
          label={label}
          plan={section.plan}
          comfort={comfort}
          degrees={degrees}
          meant={meant}
          heard={heard}
          measured={measured}
        />
      </div>
      <div className={styles.foot}>
        <div>
          <ul className={styles.key}>
            {zones.map((zone, index) => (
              <li key={zone} className={styles[`zone${index}`]}>
                {zone}
              </li>
            ))}
          </ul>
          <Text look="source" className={styles.caption}>
            {section.caption}
          </Text>
        </div>
        <div className={styles.words}>
          <Text look="lead">{lead}</Text>
          <ActionList actions={actions} />
        </div>
      </div>
    </HeroGround>
  );
}

import { graphql } from 'gatsby';
import { useId } from 'react';
import type { LeakCurve } from '../../../content-model/sections/leakLine';
import { ActionList } from '../../primitives/ActionList';
import { Heading } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { HeroGround } from '../hero/HeroGround';
import { LeakPlot } from './LeakPlot';
import * as styles from './LeakLine.module.css';

/** A leak rate over a year and a half: the headline stands in the room under the threshold. */
export function LeakLine(section: Queries.LeakLineSectionPartsFragment) {
  const { title, lead, actions, leakCurve, leakLabel, leakNote } = section;
  const heading = useId();
  const curve = leakCurve as unknown as LeakCurve;
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.stage}>
        <Heading level={1} size="xl" id={heading} className={styles.title}>
          {title}
        </Heading>
        <div role="img" aria-label={leakLabel} className={styles.plot}>
          <LeakPlot curve={curve} />
        </div>
      </div>
      <div className={styles.under}>
        <Text size="tiny" className={styles.note}>
          {leakNote}
        </Text>
        <div className={styles.words}>
          <Text size="lead">{lead}</Text>
          <ActionList actions={actions} />
        </div>
      </div>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment LeakLineSectionParts on LeakLineSection {
    wash
    breadcrumbs {
      ...ActionLink
    }
    here
    title
    lead
    actions {
      ...ActionLink
    }
    leakLabel
    leakCurve
    leakNote
  }
`;

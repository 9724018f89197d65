import { graphql } from 'gatsby';
import { useId } from 'react';
import type { CloudChart } from '../../../content-model/sections/suctionCloud';
import { Text } from '../../primitives/Text';
import { HeroGround } from '../hero/HeroGround';
import { HeroText } from '../hero/HeroText';
import { CloudPlot } from './CloudPlot';
import * as styles from './SuctionCloud.module.css';

/** A day of many stores as a cloud of dots; the words stand where it is too warm for any of them. */
export function SuctionCloud(section: Queries.SuctionCloudSectionPartsFragment) {
  const { cloudChart, cloudLabel, cloudNote } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} />
        </div>
        <div role="img" aria-label={cloudLabel} className={styles.plot}>
          <CloudPlot chart={cloudChart as unknown as CloudChart} />
        </div>
      </div>
      <Text size="tiny" className={styles.note}>
        {cloudNote}
      </Text>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment SuctionCloudSectionParts on SuctionCloudSection {
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
    cloudLabel
    cloudChart
    cloudNote
  }
`;

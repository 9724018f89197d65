import { graphql } from 'gatsby';
import { useId } from 'react';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { Round } from './Round';
import * as styles from './RoundSheet.module.css';

/** Opens a page: a sheet and a phone that fill together, over the signal that there is. */
export function RoundSheet(section: Queries.RoundSheetSectionPartsFragment) {
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} size="lg" />
        <Round round={section.round} />
      </div>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment RoundSheetSectionParts on RoundSheetSection {
    ...HeroWords
    round {
      name
      place
      day
      signature
      chosen
      sent
      steps {
        name
        answer
        limit
        past
        level
        time
        signal
      }
    }
  }
`;

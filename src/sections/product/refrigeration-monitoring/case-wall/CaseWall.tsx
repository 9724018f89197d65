import { graphql } from 'gatsby';
import { useId } from 'react';
import type { WallCase } from './schema';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { CaseCell } from './CaseCell';
import * as styles from './CaseWall.module.css';

/** A night of a store, case by case; the words of the page stand in the wall like a case of their own. */
export function CaseWall(section: Queries.CaseWallSectionPartsFragment) {
  const { wallCases, wallHours, wallKey, wallWarm, wallNote } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} />
        </div>
        <ul className={styles.cases}>
          {(wallCases as unknown as WallCase[]).map((cold) => (
            <CaseCell key={cold.number} cold={cold} hours={wallHours} />
          ))}
        </ul>
      </div>
      <div className={styles.under}>
        <p className={styles.key}>
          <i className={styles.hatch} aria-hidden="true" /> {wallKey}
        </p>
        <p className={styles.key}>
          <i className={styles.warm} aria-hidden="true" /> {wallWarm}
        </p>
        <Text size="tiny" className={styles.note}>
          {wallNote}
        </Text>
      </div>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment CaseWallSectionParts on CaseWallSection {
    ...HeroWords
    wallHours {
      from
      to
    }
    wallCases
    wallKey
    wallWarm
    wallNote
  }
`;

import { graphql } from 'gatsby';
import { useId } from 'react';
import { Container } from '../../primitives/Container';
import { Note } from '../../primitives/Note';
import { HeroGround } from '../hero/HeroGround';
import { HeroText } from '../hero/HeroText';
import * as styles from './RegionRules.module.css';

/** What holds in a region and what visitors take it for, row by row. */
export function RegionRules(section: Queries.RegionRulesSectionPartsFragment) {
  const { ruleColumns, ruleGroups, rulesNote } = section;
  const heading = useId();
  return (
    <>
      <HeroGround hero={section} heading={heading} usual="paper">
        <div className={styles.head}>
          <HeroText hero={section} heading={heading} layout="split" />
        </div>
      </HeroGround>
      <Container>
        <div className={styles.columns} aria-hidden="true">
          <p className={styles.heads}>
            {ruleColumns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
        </div>
        {ruleGroups.map(({ name, rules }) => (
          <section key={name} aria-label={name} className={styles.group}>
            <h2 className={styles.name}>{name}</h2>
            <ul>
              {rules.map(({ what, here, mistake }) => (
                <li key={what} className={styles.rule}>
                  <h3 className={styles.what}>{what}</h3>
                  <p className={styles.here}>{here}</p>
                  <p className={styles.mistake}>
                    <span className={styles.word}>{ruleColumns[2]}: </span>
                    {mistake}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={styles.notes}>
          <Note html={rulesNote} />
        </div>
      </Container>
    </>
  );
}

export const fragment = graphql`
  fragment RegionRulesSectionParts on RegionRulesSection {
    ...HeroWords
    ruleColumns
    ruleGroups {
      name
      rules {
        what
        here
        mistake
      }
    }
    rulesNote
  }
`;

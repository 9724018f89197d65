import { graphql } from 'gatsby';
import { useId } from 'react';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { Split } from '../../../ui/primitives/Split';
import type { SectionProps } from '../../../content-model/sectionProps';
import { AllTerms } from './AllTerms';
import { Pairs } from './Pairs';
import type { wordsApart } from './schema';
import { termsOf } from './termsOf';
import * as styles from './WordsApart.module.css';

/** Words that are taken for one another, side by side, and below them all words. */
export function WordsApart(section: SectionProps<typeof wordsApart>) {
  const heading = useId();
  const { choose, pairs, pages } = section;
  const terms = termsOf(pages);
  return (
    <>
      <HeroGround hero={section} heading={heading} usual="paper">
        <Split ratio="5:7" className={styles.parts}>
          <HeroText hero={section} heading={heading} />
          <Pairs {...{ choose, pairs, terms }} />
        </Split>
      </HeroGround>
      <AllTerms {...section} terms={terms} />
    </>
  );
}

export const fragment = graphql`
  fragment TermPage on KnowledgeBase {
    path
    title
    terms {
      term
      meaning
      example
    }
  }
`;

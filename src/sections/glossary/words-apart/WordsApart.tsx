import { graphql } from 'gatsby';
import { useId } from 'react';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
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
        <div className={styles.parts}>
          <HeroText hero={section} heading={heading} layout="corner" size="lg" />
          <Pairs {...{ choose, pairs, terms }} />
        </div>
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

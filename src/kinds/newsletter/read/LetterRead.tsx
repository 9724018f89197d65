import { graphql } from 'gatsby';
import { Stories } from '../../../ui/article/Stories';
import { Container } from '../../../ui/primitives/Container';
import { LetterFound } from './LetterFound';

/** What is read below the check: what readers found, and the stories. */
export const LetterRead = (page: Queries.LetterReadFragment) => (
  <>
    <LetterFound {...page} />
    <Container>
      <Stories stories={page.stories} />
    </Container>
  </>
);

export const fragment = graphql`
  fragment LetterRead on Newsletter {
    ...LetterFound
    stories {
      ...StoryParts
    }
  }
`;

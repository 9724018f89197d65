import { graphql } from 'gatsby';
import { StoryCard } from './StoryCard';
import { StoryFeature } from './StoryFeature';
import { Cards } from '../../../ui/entries/Cards';
import { Container } from '../../../ui/primitives/Container';
import { Section } from '../../../ui/primitives/Section';

/** The newest story, large, then all others. */
export function Stories({ title, anchor, pages }: Queries.StoriesSectionPartsFragment) {
  const [newest, ...others] = pages.filter((page) => 'customer' in page);
  return (
    <>
      <Container id={anchor}>{newest ? <StoryFeature {...newest} /> : null}</Container>
      {others.length > 0 ? (
        <Section title={title} size="md">
          <Cards>
            {others.map((story) => (
              <StoryCard key={story.path} {...story} />
            ))}
          </Cards>
        </Section>
      ) : null}
    </>
  );
}

export const fragment = graphql`
  fragment StoriesSectionParts on StoriesSection {
    title
    anchor
    pages {
      ...StoryEntry
    }
  }
`;

import { StoryCard } from './StoryCard';
import { StoryFeature } from './StoryFeature';
import { Cards } from '../../../ui/entries/Cards';
import { Container } from '../../../ui/primitives/Container';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { stories } from './schema';

export function Stories({ title, anchor, pages }: SectionProps<typeof stories>) {
  const [newest, ...others] = pages;
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

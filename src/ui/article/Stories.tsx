import { graphql } from 'gatsby';
import { Points } from '../content/Points';
import { ArrowLink } from '../primitives/ArrowLink';
import { Prose } from '../primitives/Prose';
import { Drawing } from '../product-ui/Drawing';
import { Figure } from './Figure';

type Story = Queries.StoryPartsFragment;

/** Anchor of a story, by its index. */
export const storyAnchor = (index: number): string => `story-${index + 1}`;

/** Stories of a newsletter, one below the other. */
export const Stories = ({ stories }: { readonly stories: readonly Story[] }) => (
  <Points
    level={2}
    points={stories.map(({ title, text, drawing, link }, index) => ({
      title,
      anchor: storyAnchor(index),
      children: (
        <>
          <Prose html={text} />
          {drawing ? (
            <Figure>
              <Drawing drawing={drawing} />
            </Figure>
          ) : null}
          {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
        </>
      ),
    }))}
  />
);

export const fragment = graphql`
  fragment StoryParts on NewsletterStories {
    title
    text
    drawing {
      ...DrawingParts
    }
    link {
      ...ActionLink
    }
  }
`;

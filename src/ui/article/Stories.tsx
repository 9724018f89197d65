import { graphql } from 'gatsby';
import { ArrowLink } from '../primitives/ArrowLink';
import { Heading } from '../primitives/Heading';
import { Prose } from '../primitives/Prose';
import { Drawing } from '../product-ui/Drawing';
import { Figure } from './Figure';
import * as styles from './Stories.module.css';

type Story = Queries.StoryPartsFragment;

/** Anchor of a story, by its index. */
export const storyAnchor = (index: number): string => `story-${index + 1}`;

/** Stories of a newsletter, one below the other, each with what it is about. */
export const Stories = ({ stories }: { readonly stories: readonly Story[] }) => (
  <>
    {stories.map(({ title, text, drawing, link }, index) => (
      <section key={title} id={storyAnchor(index)} className={styles.story}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <div className={styles.words}>
          <Prose html={text} />
          {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
        </div>
        {drawing ? (
          <Figure isInside>
            <Drawing drawing={drawing} />
          </Figure>
        ) : null}
      </section>
    ))}
  </>
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

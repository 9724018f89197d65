import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/article/Figure';
import { Drawing } from '../../ui/product-ui/Drawing';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import * as styles from './Chapter.module.css';

interface ChapterProps {
  readonly chapter: Queries.StoryChapterFragment;
  /** End of the chapter: timeline, quote. */
  readonly children?: ReactNode;
}

/** Chapter of a case study: text, drawn interface, and its end. */
export function Chapter({ chapter, children }: ChapterProps) {
  const { title, anchor, text, drawing, caption } = chapter;
  return (
    <section className={styles.root}>
      <Heading level={2} size="sm" id={anchor} className={styles.title}>
        {title}
      </Heading>
      {text ? <Prose html={text} /> : null}
      {drawing ? (
        <Figure caption={caption}>
          <Drawing drawing={drawing} />
        </Figure>
      ) : null}
      {children}
    </section>
  );
}

export const fragment = graphql`
  fragment StoryChapter on CaseStudyChapters {
    title
    anchor
    text
    caption
    shows
    drawing {
      ...DrawingParts
    }
  }
`;

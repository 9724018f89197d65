import { graphql } from 'gatsby';
import copy from '../../copy/caseStudy.json';
import { Reading } from '../../ui/article/Reading';
import { Contents } from '../../ui/content/Contents';
import { Chapter } from './Chapter';
import { Quote } from './Quote';
import { SaveAsPdf } from './SaveAsPdf';
import * as styles from './StoryBody.module.css';
import { Timeline } from './Timeline';

/** Chapters beside their table of contents, with timeline and quote. */
export function StoryBody({ chapters, milestones, quote, customer }: Queries.StoryBodyFragment) {
  const ends = {
    milestones: <Timeline milestones={milestones} />,
    quote: <Quote quote={quote} customer={customer} />,
  };
  const passages = chapters.map(({ anchor, title }) => ({ id: anchor, text: title }));
  return (
    <div className={styles.root}>
      <Reading
        sideOnSmall="hidden"
        side={
          <div className={styles.side}>
            <Contents label={copy.inThisStory} passages={passages} />
            <SaveAsPdf />
          </div>
        }
      >
        {chapters.map((chapter) => (
          <Chapter key={chapter.anchor} chapter={chapter}>
            {ends[chapter.shows as keyof typeof ends]}
          </Chapter>
        ))}
      </Reading>
    </div>
  );
}

export const fragment = graphql`
  fragment StoryBody on CaseStudy {
    chapters {
      ...StoryChapter
    }
    milestones {
      ...StoryMilestone
    }
    quote {
      ...StoryQuote
    }
    customer {
      ...CustomerWordmark
    }
  }
`;

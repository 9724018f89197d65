import { graphql } from 'gatsby';
import { useCurrentAnchor } from '../../ui/content/useCurrentAnchor';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import * as styles from './Timeline.module.css';

interface TimelineProps {
  readonly milestones: readonly Queries.StoryMilestoneFragment[];
}

/**
 * Timeline along a line that fills with scrolling; without scripts, on paper and with reduced
 * motion it is full.
 */
export function Timeline({ milestones }: TimelineProps) {
  const ids = milestones.map((_, index) => `milestone-${index + 1}`);
  const reached = ids.indexOf(useCurrentAnchor(ids) ?? '');
  return (
    <ol className={styles.root}>
      {milestones.map(({ when, title, text }, index) => (
        <li
          key={title}
          id={ids[index]}
          className={styles.item}
          data-state={stateOf(index, reached)}
        >
          <p className={styles.when}>{when}</p>
          <Heading level={3} size="xs">
            {title}
          </Heading>
          <div className={styles.text}>
            <Prose html={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, reached: number): 'past' | 'current' | undefined {
  if (index === reached) return 'current';
  return index < reached ? 'past' : undefined;
}

export const fragment = graphql`
  fragment StoryMilestone on CaseStudyMilestones {
    when
    title
    text
  }
`;

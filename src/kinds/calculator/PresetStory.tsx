import { graphql } from 'gatsby';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Text } from '../../ui/primitives/Text';
import * as styles from './PresetStory.module.css';

interface PresetStoryProps {
  readonly stories: readonly Queries.PresetStoryFragment[];
  /** Preset whose figures are in the form, unchanged; for any other figures there is the first story. */
  readonly slug: string | undefined;
}

/** A customer like the one whose figures these are, beside the report. */
export function PresetStory({ stories, slug }: PresetStoryProps) {
  const story = stories.find(({ preset }) => preset === slug) ?? stories[0];
  if (!story) return null;
  return (
    <Text look="small" className={styles.root}>
      {story.text}{' '}
      <SiteLink href={story.link.href} className={styles.link}>
        {story.link.text}
      </SiteLink>
    </Text>
  );
}

export const fragment = graphql`
  fragment PresetStory on CalculatorWordsStories {
    preset
    text
    link {
      ...ActionLink
    }
  }
`;

import { graphql } from 'gatsby';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { Heading } from '../../../ui/primitives/Heading';
import { Icon } from '../../../ui/primitives/Icon';
import { Meta } from '../../../ui/primitives/Meta';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './Podcast.module.css';

type PodcastProps = NonNullable<Queries.EventPodcastFragment['podcast']>;

/** Podcast episode on the event, linked to its page. */
export function Podcast({ episode, title, text, minutes, href }: PodcastProps) {
  const number = String(episode);
  return (
    <section className={styles.root} aria-labelledby="podcast">
      <SiteLink href={href} className={styles.play}>
        <Icon name="book" className={styles.sign} />
        <span className="visuallyHidden">{fill(copy.listen, { episode: number })}</span>
      </SiteLink>
      <div>
        <Meta>
          <span>{fill(copy.podcast, { episode: number })}</span>
          <span>{fill(copy.minutes, { minutes })}</span>
        </Meta>
        <Heading level={2} size="xs" id="podcast">
          {title}
        </Heading>
        <Text look="small" isSoft>
          {text}
        </Text>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment EventPodcast on Event {
    podcast {
      episode
      title
      text
      minutes
      href
    }
  }
`;

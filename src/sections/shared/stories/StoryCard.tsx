import { Card } from '../../../ui/entries/Card';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import * as styles from './StoryFeature.module.css';

/** Card of a case study. */
export const StoryCard = (story: Queries.StoryEntryFragment) => (
  <Card
    picture={story.picture}
    wash={story.wash}
    meta={<Wordmark customer={story.customer} className={styles.wordmark} />}
    title={story.title}
    href={story.path}
    text={story.description}
  />
);

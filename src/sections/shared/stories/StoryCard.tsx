import copy from '../../../copy/caseStudy.json';
import { Card } from '../../../ui/entries/Card';
import { Text } from '../../../ui/primitives/Text';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import * as styles from './StoryFeature.module.css';

/** Card of a case study: whose it is, their industry, and the first result. */
export function StoryCard(story: Queries.StoryEntryFragment) {
  const { path, title, wash, industry, customer, figures, picture } = story;
  const [first] = figures;
  return (
    <Card
      isCompact
      picture={picture}
      wash={wash}
      meta={
        <div>
          <Wordmark customer={customer} className={styles.wordmark} />
          <Text look="source" isSoft>
            {copy.industries[industry as keyof typeof copy.industries]}
          </Text>
        </div>
      }
      title={title}
      href={path}
      text={
        <>
          <b>{first?.claim?.figure}</b> {first?.text ?? first?.claim?.claim}
        </>
      }
    />
  );
}

import { graphql } from 'gatsby';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/newsletter.json';
import { storyAnchor } from '../../../ui/article/Stories';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import * as styles from './NewestLetter.module.css';

interface NewestLetterProps {
  readonly letter: Queries.NewestLetterFragment & { readonly path: string };
}

/** Contents of a newsletter: its check with what it takes, then its stories. */
export const NewestLetter = ({ letter: { path, check, stories } }: NewestLetterProps) => (
  <ol className={styles.lines}>
    <li className={styles.line}>
      <SiteLink href={`${path}#check`} className={styles.link}>
        {check.title}
      </SiteLink>
      <p className={styles.check}>
        {check.task}. {fill(copy.takes, { minutes: check.minutes, bring: check.bring })}
      </p>
    </li>
    {stories.map(({ title }, index) => (
      <li key={title} className={styles.line}>
        <SiteLink href={`${path}#${storyAnchor(index)}`} className={styles.link}>
          {title}
        </SiteLink>
      </li>
    ))}
  </ol>
);

export const fragment = graphql`
  fragment NewestLetter on Newsletter {
    path
    minutes
    month
    check {
      title
      task
      minutes
      bring
    }
    stories {
      title
    }
  }
`;

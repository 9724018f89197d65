import { graphql } from 'gatsby';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import * as styles from './LastChapters.module.css';

/** What did not work, a sentence of each story, newest first. */
export function LastChapters(section: Queries.LastChaptersSectionPartsFragment) {
  const { title, lead, anchor, pages } = section;
  const stories = pages.filter((page) => 'failure' in page);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="stone">
      <ul className={styles.root}>
        {stories.map(({ path, failure, customer, chapters }) => (
          <li key={path} className={styles.row}>
            <Wordmark customer={customer} className={styles.wordmark} />
            <SiteLink href={`${path}#${chapters.at(-1)?.anchor}`} className={styles.link}>
              {failure}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment LastChaptersSectionParts on LastChaptersSection {
    title
    lead
    anchor
    pages {
      ...StoryFailure
    }
  }

  fragment StoryFailure on CaseStudy {
    path
    failure
    customer {
      ...CustomerWordmark
    }
    chapters {
      anchor
    }
  }
`;

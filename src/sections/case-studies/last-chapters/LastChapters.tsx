import { graphql } from 'gatsby';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { lastChapters } from './schema';
import * as styles from './LastChapters.module.css';

export function LastChapters(section: SectionProps<typeof lastChapters>) {
  const { title, lead, anchor, pages: stories } = section;
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

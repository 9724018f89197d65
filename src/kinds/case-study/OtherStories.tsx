import { graphql } from 'gatsby';
import copy from '../../copy/caseStudy.json';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Picture } from '../../ui/primitives/Picture';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Wordmark } from '../../ui/primitives/Wordmark';
import * as styles from './OtherStories.module.css';

type Story = Queries.StoryTeaserFragment;

interface OtherStoriesProps {
  readonly stories: readonly Story[];
}

/** Links to two other case studies. */
export function OtherStories({ stories }: OtherStoriesProps) {
  return (
    <Container className={styles.root}>
      <section aria-labelledby="other-stories">
        <Heading level={2} size="xs" id="other-stories" className={styles.title}>
          {copy.others}
        </Heading>
        <ul className={styles.list}>
          {stories.slice(0, 2).map(({ path, title, customer, image }) => (
            <li key={path}>
              <SiteLink href={path} className={styles.link}>
                {/* The words beside it say whose it is. */}
                <Picture picture={{ ...image, alt: '' }} />
                <span>
                  <Wordmark customer={customer} className={styles.wordmark} />
                  <b className={styles.headline}>{title}</b>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

export const fragment = graphql`
  fragment StoryTeaser on CaseStudy {
    path
    title
    customer {
      ...CustomerWordmark
    }
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 480, breakpoints: [240, 480], sizes: "230px")
        }
      }
    }
  }
`;

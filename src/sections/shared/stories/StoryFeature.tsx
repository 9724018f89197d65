import { graphql } from 'gatsby';
import copy from '../../../copy/caseStudy.json';
import { Feature } from '../../../ui/entries/Feature';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import { FiguresList } from '../../../ui/results/FiguresList';
import * as styles from './StoryFeature.module.css';

/** Featured case study, with its first result. */
export function StoryFeature(story: Queries.StoryEntryFragment) {
  const { path, title, description, wash, customer, figures, picture } = story;
  return (
    <Feature
      wash={wash}
      meta={<Wordmark customer={customer} className={styles.wordmark} />}
      title={title}
      href={path}
      text={description}
      action={<ButtonLink href={path}>{copy.read}</ButtonLink>}
      picture={picture}
    >
      <div className={styles.figure}>
        <FiguresList figures={figures.slice(0, 1)} />
      </div>
    </Feature>
  );
}

export const fragment = graphql`
  fragment StoryEntry on CaseStudy {
    path
    title
    description
    wash
    industry
    customer {
      ...CustomerWordmark
    }
    figures {
      ...Figure
    }
    picture {
      ...PictureHalf
    }
  }
`;

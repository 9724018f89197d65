import { graphql } from 'gatsby';
import copy from '../../copy/caseStudy.json';
import { ModelHero } from './ModelHero';
import { FactStrip } from '../../ui/content/FactStrip';
import { Wordmark } from '../../ui/primitives/Wordmark';
import { Modules } from './Modules';
import * as styles from './StoryHero.module.css';

/** Hero of a case study: customer, result, and facts over the edge. */
export function StoryHero(story: Queries.StoryHeroFragment) {
  const { customer, title, description, image, wash, facts, modules, since } = story;
  return (
    <ModelHero
      crumbs={{ trail: story.hubs, here: customer.name }}
      meta={<Wordmark customer={customer} className={styles.wordmark} />}
      title={title}
      lead={description}
      picture={image}
      wash={wash}
    >
      <FactStrip
        facts={[
          { label: copy.who, value: customer.about },
          ...facts,
          { label: copy.uses, value: <Modules modules={modules} /> },
          { label: copy.since, value: since },
        ]}
      />
    </ModelHero>
  );
}

export const fragment = graphql`
  fragment StoryHero on CaseStudy {
    hubs {
      ...ActionLink
    }
    title
    description
    wash
    since
    customer {
      ...CustomerWordmark
      about
    }
    image {
      ...PictureHalf
    }
    facts {
      label
      value
    }
    modules {
      text
      href
    }
  }
`;

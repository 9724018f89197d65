import { graphql } from 'gatsby';
import { HeroAnnotated } from './HeroAnnotated';
import { HeroBoard } from './HeroBoard';
import { HeroPlain } from './HeroPlain';
import { HeroStory } from './HeroStory';

const VARIANTS: Readonly<Record<string, typeof HeroPlain>> = {
  plain: HeroPlain,
  annotated: HeroAnnotated,
  board: HeroBoard,
  story: HeroStory,
};

/** The first section of a page, in the form its frontmatter names. */
export function Hero(hero: Queries.HeroSectionPartsFragment) {
  const Variant = VARIANTS[hero.variant] ?? HeroPlain;
  return <Variant {...hero} />;
}

export const fragment = graphql`
  fragment HeroSectionParts on HeroSection {
    variant
    ...HeroWords
    customer {
      ...CustomerWordmark
    }
    image {
      ...PictureWide
    }
    pins {
      title
      detail
      x
      y
      side
      length
    }
    drawing {
      ...DrawingParts
    }
    phone {
      ...DrawingParts
    }
    facts {
      label
      value
    }
  }
`;

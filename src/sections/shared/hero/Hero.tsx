import { HeroPlain } from './HeroPlain';
import { HeroStory } from './HeroStory';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero as schema } from './schema';

const VARIANTS = {
  plain: HeroPlain,
  story: HeroStory,
};

/** Renders the variant that the frontmatter names. */
export function Hero(hero: SectionProps<typeof schema>) {
  const Variant = VARIANTS[hero.variant];
  return <Variant {...hero} />;
}

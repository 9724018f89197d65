import { graphql } from 'gatsby';
import type { sectionSets } from '../../../content-model/sections/sets';
import { Families } from '../families/Families';
import { Hero } from '../hero/Hero';
import { Lanes } from '../lanes/Lanes';
import { Latest } from '../Latest';
import { Measures } from '../measures/Measures';
import { Pointers } from '../pointers/Pointers';
import { Quote } from '../quote/Quote';
import { RoiTeaser } from '../roi-teaser/RoiTeaser';
import { Wordmarks } from '../Wordmarks';
import type { SectionComponents } from '../SectionList';

/** Sections of the home page. */
export const homeSections: SectionComponents<(typeof sectionSets)['home'][number]> = {
  HeroSection: Hero,
  WordmarksSection: Wordmarks,
  FamiliesSection: Families,
  LanesSection: Lanes,
  PointersSection: Pointers,
  MeasuresSection: Measures,
  QuoteSection: Quote,
  RoiTeaserSection: RoiTeaser,
  LatestSection: Latest,
};

export const fragment = graphql`
  fragment HomeSections on Section {
    __typename
    ...HeroSectionParts
    ...WordmarksSectionParts
    ...FamiliesSectionParts
    ...LanesSectionParts
    ...PointersSectionParts
    ...MeasuresSectionParts
    ...QuoteSectionParts
    ...RoiTeaserSectionParts
    ...LatestSectionParts
  }
`;

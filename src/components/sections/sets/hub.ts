import { graphql } from 'gatsby';
import type { sectionSets } from '../../../content-model/sections/sets';
import { Coverage } from '../Coverage';
import { Faq } from '../Faq';
import { Features } from '../features/Features';
import { Figures } from '../figures/Figures';
import { Hero } from '../hero/Hero';
import { Listing } from '../Listing';
import { NewsroomHead } from '../NewsroomHead';
import { Releases } from '../Releases';
import { RichText } from '../RichText';
import { Steps } from '../steps/Steps';
import type { SectionComponents } from '../SectionList';

/** Sections of hubs and of the newsroom. */
export const hubSections: SectionComponents<(typeof sectionSets)['hub'][number]> = {
  HeroSection: Hero,
  NewsroomHeadSection: NewsroomHead,
  ReleasesSection: Releases,
  CoverageSection: Coverage,
  ListingSection: Listing,
  FeaturesSection: Features,
  FiguresSection: Figures,
  StepsSection: Steps,
  RichTextSection: RichText,
  FaqSection: Faq,
};

export const fragment = graphql`
  fragment HubSections on Section {
    __typename
    ...HeroSectionParts
    ...NewsroomHeadSectionParts
    ...ReleasesSectionParts
    ...CoverageSectionParts
    ...ListingSectionParts
    ...FeaturesSectionParts
    ...FiguresSectionParts
    ...StepsSectionParts
    ...RichTextSectionParts
    ...FaqSectionParts
  }
`;

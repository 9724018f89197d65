import { graphql } from 'gatsby';
import type { SectionType } from '../../../content-model/sections';
import { Anatomy } from '../anatomy/Anatomy';
import { Comparison } from '../comparison/Comparison';
import { Coverage } from '../Coverage';
import { Families } from '../families/Families';
import { Faq } from '../Faq';
import { Features } from '../features/Features';
import { Figures } from '../figures/Figures';
import { Hero } from '../hero/Hero';
import { Lanes } from '../lanes/Lanes';
import { Latest } from '../Latest';
import { LineMap } from '../LineMap';
import { Listing } from '../Listing';
import { Measures } from '../measures/Measures';
import { ModuleRows } from '../ModuleRows';
import { NewsroomHead } from '../NewsroomHead';
import { NotFound } from '../not-found/NotFound';
import { Pointers } from '../pointers/Pointers';
import { Quote } from '../quote/Quote';
import { Rails } from '../rails/Rails';
import { Releases } from '../Releases';
import { RichText } from '../RichText';
import { RoiTeaser } from '../roi-teaser/RoiTeaser';
import { Showcase } from '../Showcase';
import { Steps } from '../steps/Steps';
import { Subnav } from '../Subnav';
import { Tabs } from '../Tabs';
import { Trail } from '../trail/Trail';
import { Wordmarks } from '../Wordmarks';
import type { SectionComponents } from '../SectionList';

/** Every section there is: the one place that maps each type to its component. */
export const allSections: SectionComponents<SectionType> = {
  HeroSection: Hero,
  WordmarksSection: Wordmarks,
  FamiliesSection: Families,
  LanesSection: Lanes,
  RichTextSection: RichText,
  FeaturesSection: Features,
  ModuleRowsSection: ModuleRows,
  ShowcaseSection: Showcase,
  FaqSection: Faq,
  ListingSection: Listing,
  NotFoundSection: NotFound,
  StepsSection: Steps,
  RoiTeaserSection: RoiTeaser,
  QuoteSection: Quote,
  PointersSection: Pointers,
  MeasuresSection: Measures,
  LatestSection: Latest,
  FiguresSection: Figures,
  CoverageSection: Coverage,
  NewsroomHeadSection: NewsroomHead,
  ReleasesSection: Releases,
  AnatomySection: Anatomy,
  ComparisonSection: Comparison,
  LineMapSection: LineMap,
  RailsSection: Rails,
  SubnavSection: Subnav,
  TabsSection: Tabs,
  TrailSection: Trail,
};

export const fragment = graphql`
  fragment AllSections on Section {
    __typename
    ...HeroSectionParts
    ...WordmarksSectionParts
    ...FamiliesSectionParts
    ...LanesSectionParts
    ...RichTextSectionParts
    ...FeaturesSectionParts
    ...ModuleRowsSectionParts
    ...ShowcaseSectionParts
    ...FaqSectionParts
    ...ListingSectionParts
    ...NotFoundSectionParts
    ...StepsSectionParts
    ...RoiTeaserSectionParts
    ...QuoteSectionParts
    ...PointersSectionParts
    ...MeasuresSectionParts
    ...LatestSectionParts
    ...FiguresSectionParts
    ...CoverageSectionParts
    ...NewsroomHeadSectionParts
    ...ReleasesSectionParts
    ...AnatomySectionParts
    ...ComparisonSectionParts
    ...LineMapSectionParts
    ...RailsSectionParts
    ...SubnavSectionParts
    ...TabsSectionParts
    ...TrailSectionParts
  }
`;

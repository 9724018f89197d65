import { graphql } from 'gatsby';
import type { sectionSets } from '../../../content-model/sections/sets';
import { Anatomy } from '../anatomy/Anatomy';
import { Comparison } from '../comparison/Comparison';
import { Faq } from '../Faq';
import { Features } from '../features/Features';
import { Figures } from '../figures/Figures';
import { Hero } from '../hero/Hero';
import { LineMap } from '../LineMap';
import { Measures } from '../measures/Measures';
import { ModuleRows } from '../ModuleRows';
import { Quote } from '../quote/Quote';
import { Rails } from '../rails/Rails';
import { RichText } from '../RichText';
import { Showcase } from '../Showcase';
import { Steps } from '../steps/Steps';
import { Subnav } from '../Subnav';
import { Tabs } from '../Tabs';
import { Trail } from '../trail/Trail';
import type { SectionComponents } from '../SectionList';

/** Sections of modules, industries and solutions. */
export const productSections: SectionComponents<(typeof sectionSets)['product'][number]> = {
  HeroSection: Hero,
  SubnavSection: Subnav,
  TrailSection: Trail,
  AnatomySection: Anatomy,
  RailsSection: Rails,
  ShowcaseSection: Showcase,
  ModuleRowsSection: ModuleRows,
  FeaturesSection: Features,
  FiguresSection: Figures,
  MeasuresSection: Measures,
  QuoteSection: Quote,
  TabsSection: Tabs,
  ComparisonSection: Comparison,
  StepsSection: Steps,
  RichTextSection: RichText,
  FaqSection: Faq,
  LineMapSection: LineMap,
};

export const fragment = graphql`
  fragment ProductSections on Section {
    __typename
    ...HeroSectionParts
    ...SubnavSectionParts
    ...TrailSectionParts
    ...AnatomySectionParts
    ...RailsSectionParts
    ...ShowcaseSectionParts
    ...ModuleRowsSectionParts
    ...FeaturesSectionParts
    ...FiguresSectionParts
    ...MeasuresSectionParts
    ...QuoteSectionParts
    ...TabsSectionParts
    ...ComparisonSectionParts
    ...StepsSectionParts
    ...RichTextSectionParts
    ...FaqSectionParts
    ...LineMapSectionParts
  }
`;

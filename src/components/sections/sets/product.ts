import { graphql } from 'gatsby';
import type { sectionSets } from '../../../content-model/sections/sets';
import { Anatomy } from '../Anatomy';
import { Comparison } from '../Comparison';
import { Faq } from '../Faq';
import { Features } from '../Features';
import { Figures } from '../Figures';
import { Hero } from '../Hero';
import { LineMap } from '../LineMap';
import { Measures } from '../Measures';
import { ModuleRows } from '../ModuleRows';
import { Quote } from '../Quote';
import { Rails } from '../Rails';
import { RichText } from '../RichText';
import { Showcase } from '../Showcase';
import { Steps } from '../Steps';
import { Subnav } from '../Subnav';
import { Tabs } from '../Tabs';
import { Trail } from '../Trail';
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

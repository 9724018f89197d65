import { graphql } from 'gatsby';

// The sections that any page may use. What only one page is made of stands there, and is linked to.
export const fragment = graphql`
  fragment SharedSections on Section {
    __typename
    ...AnatomySectionParts
    ...ComparisonSectionParts
    ...CoverageSectionParts
    ...EventsSectionParts
    ...FamiliesSectionParts
    ...FaqSectionParts
    ...FeaturesSectionParts
    ...FiguresSectionParts
    ...FormSectionParts
    ...HeroSectionParts
    ...LanesSectionParts
    ...LatestSectionParts
    ...LineMapSectionParts
    ...ListingSectionParts
    ...MeasuresSectionParts
    ...ModuleRowsSectionParts
    ...NewsroomHeadSectionParts
    ...NotFoundSectionParts
    ...PointersSectionParts
    ...QuoteSectionParts
    ...RailsSectionParts
    ...ReleasesSectionParts
    ...RichTextSectionParts
    ...RoiTeaserSectionParts
    ...ShowcaseSectionParts
    ...StepsSectionParts
    ...StoriesSectionParts
    ...SubnavSectionParts
    ...TabsSectionParts
    ...TrailSectionParts
    ...WebinarsSectionParts
    ...WordmarksSectionParts
  }
`;

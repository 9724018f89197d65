import { graphql } from 'gatsby';
import { Layout } from '../layout/Layout';
import { SectionList, type SectionComponents } from './SectionList';

interface SectionPageProps {
  readonly page: Queries.SectionPageFragment | null;
  /** Those that the page is made of. */
  readonly components: Partial<SectionComponents>;
}

/** A page that its sections make up. */
export function SectionPage({ page, components }: SectionPageProps) {
  if (!page) return null;
  return (
    <Layout page={page}>
      <SectionList sections={page.sections} components={components} />
    </Layout>
  );
}

export const fragment = graphql`
  fragment SectionPage on Page {
    ...PageHead
    ...PageChrome
    sections {
      __typename
    }
  }

  fragment AllSections on Section {
    __typename
    ...AnatomySectionParts
    ...AwardsSectionParts
    ...BillsSectionParts
    ...ComparisonSectionParts
    ...CoverageSectionParts
    ...CutSectionParts
    ...RecordSheetSectionParts
    ...NinetySectionParts
    ...TermsSectionParts
    ...SheetIndexSectionParts
    ...PortsHeadSectionParts
    ...FlowSectionParts
    ...PortsSectionParts
    ...FatesSectionParts
    ...DoorPlanSectionParts
    ...ReviewSectionParts
    ...VisitSectionParts
    ...OpenBoxSectionParts
    ...MinutesRuleSectionParts
    ...OutageSectionParts
    ...RegisterSectionParts
    ...EventsSectionParts
    ...FamiliesSectionParts
    ...FaqSectionParts
    ...FeaturesSectionParts
    ...FiguresSectionParts
    ...FormSectionParts
    ...HeroSectionParts
    ...LanesSectionParts
    ...LatestSectionParts
    ...LeavingSectionParts
    ...LedgerSectionParts
    ...LineMapSectionParts
    ...ListingSectionParts
    ...MeasuresSectionParts
    ...ModuleRowsSectionParts
    ...NewsroomHeadSectionParts
    ...NotFoundSectionParts
    ...OrderSheetSectionParts
    ...OutagesSectionParts
    ...PointersSectionParts
    ...QuoteSectionParts
    ...RailsSectionParts
    ...ReelSectionParts
    ...ReleasesSectionParts
    ...RichTextSectionParts
    ...RoiTeaserSectionParts
    ...SharedWeeksSectionParts
    ...ShowcaseSectionParts
    ...StepsSectionParts
    ...StoriesSectionParts
    ...SubnavSectionParts
    ...TabsSectionParts
    ...TrailSectionParts
    ...UnsentInvoiceSectionParts
    ...VoicesSectionParts
    ...WebinarsSectionParts
    ...WordmarksSectionParts
    ...ColdLoopSectionParts
    ...ClockSectionParts
  }
`;

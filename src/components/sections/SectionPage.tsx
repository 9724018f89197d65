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
    ...AssetTreeSectionParts
    ...ComparisonSectionParts
    ...CoverageSectionParts
    ...DesksSectionParts
    ...EventsSectionParts
    ...FamiliesSectionParts
    ...FaqSectionParts
    ...FeaturesSectionParts
    ...FiguresSectionParts
    ...FloorSheetSectionParts
    ...FloorWeekSectionParts
    ...FormSectionParts
    ...HeroSectionParts
    ...IntervalsSectionParts
    ...LanesSectionParts
    ...LatestSectionParts
    ...LevelingSectionParts
    ...LedgerSectionParts
    ...LifeChartSectionParts
    ...LineMapSectionParts
    ...ListingSectionParts
    ...MeasuresSectionParts
    ...MinuteLedgerSectionParts
    ...MinuteScaleSectionParts
    ...ModuleRowsSectionParts
    ...NewsroomHeadSectionParts
    ...NotFoundSectionParts
    ...OpenSumSectionParts
    ...OwnSumSectionParts
    ...PointersSectionParts
    ...QuoteSectionParts
    ...RailsSectionParts
    ...ReadingYearSectionParts
    ...ReceiptSectionParts
    ...RankingsSectionParts
    ...ReleasesSectionParts
    ...ReorderLineSectionParts
    ...RichTextSectionParts
    ...RoiTeaserSectionParts
    ...RoundSheetSectionParts
    ...SecondVisitsSectionParts
    ...ShelfSectionParts
    ...ShowcaseSectionParts
    ...StepsSectionParts
    ...StoriesSectionParts
    ...DoorSectionParts
    ...ComplaintSectionParts
    ...MinuteSectionParts
    ...MatchSectionParts
    ...CreditsSectionParts
    ...RouteSectionParts
    ...MileageSectionParts
    ...VanSectionParts
    ...FloorSectionParts
    ...SaidSectionParts
    ...RoomDaySectionParts
    ...SubnavSectionParts
    ...TabsSectionParts
    ...TrailSectionParts
    ...VerbsSectionParts
    ...WakeRulesSectionParts
    ...WebinarsSectionParts
    ...WeekMovesSectionParts
    ...WeekSheetSectionParts
    ...WordmarksSectionParts
    ...YearDialSectionParts
  }
`;

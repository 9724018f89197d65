// The one place that maps each type of section to its component: one line for each, here or in shared.ts.
// Here stands what a single page is made of. A page imports what it shows by name
// (src/gatsby/pages/pageModule.ts), and gets nothing else.
export * from './shared';
export { Intervals as IntervalsSection } from './intervals/Intervals';
export { Leveling as LevelingSection } from './leveling/Leveling';
export { OpenWeeks as OpenWeeksSection } from './open-weeks/OpenWeeks';
export { ReadingYear as ReadingYearSection } from './reading-year/ReadingYear';
export { Receipt as ReceiptSection } from './receipt/Receipt';
export { RoundSheet as RoundSheetSection } from './round-sheet/RoundSheet';
export { ServiceCharge as ServiceChargeSection } from './service-charge/ServiceCharge';
export { StoreDay as StoreDaySection } from './store-day/StoreDay';
export { Door as DoorSection } from './door/Door';
export { Complaint as ComplaintSection } from './complaint/Complaint';
export { Minute as MinuteSection } from './minute/Minute';
export { Match as MatchSection } from './match/Match';
export { Credits as CreditsSection } from './credits/Credits';
export { Street as StreetSection } from './street/Street';
export { TermYear as TermYearSection } from './term-year/TermYear';
export { Verbs as VerbsSection } from './Verbs';
export { WarmCase as WarmCaseSection } from './warm-case/WarmCase';
export { YearDial as YearDialSection } from './year-dial/YearDial';
// The one place that maps each type of section to its component: one line for each section. A page imports
// what it is made of by name (src/gatsby/pages/pageModule.ts), and gets nothing else.
export { Anatomy as AnatomySection } from './anatomy/Anatomy';
export { Comparison as ComparisonSection } from './comparison/Comparison';
export { Coverage as CoverageSection } from './Coverage';
export { Events as EventsSection } from './Events';
export { Families as FamiliesSection } from './families/Families';
export { Faq as FaqSection } from './Faq';
export { Features as FeaturesSection } from './features/Features';
export { Figures as FiguresSection } from './figures/Figures';
export { FormSection } from './form/FormSection';
export { Hero as HeroSection } from './hero/Hero';
export { Lanes as LanesSection } from './lanes/Lanes';
export { Latest as LatestSection } from './Latest';
export { LineMap as LineMapSection } from './LineMap';
export { Listing as ListingSection } from './Listing';
export { Measures as MeasuresSection } from './measures/Measures';
export { ModuleRows as ModuleRowsSection } from './ModuleRows';
export { NewsroomHead as NewsroomHeadSection } from './NewsroomHead';
export { NotFound as NotFoundSection } from './not-found/NotFound';
export { Pointers as PointersSection } from './pointers/Pointers';
export { Quote as QuoteSection } from './quote/Quote';
export { Rails as RailsSection } from './rails/Rails';
export { Releases as ReleasesSection } from './Releases';
export { RichText as RichTextSection } from './RichText';
export { RoiTeaser as RoiTeaserSection } from './roi-teaser/RoiTeaser';
export { Showcase as ShowcaseSection } from './Showcase';
export { Steps as StepsSection } from './steps/Steps';
export { Stories as StoriesSection } from './Stories';
export { Subnav as SubnavSection } from './Subnav';
export { Tabs as TabsSection } from './Tabs';
export { Trail as TrailSection } from './trail/Trail';
export { Webinars as WebinarsSection } from './Webinars';
export { Wordmarks as WordmarksSection } from './Wordmarks';
export { ColdLoop as ColdLoopSection } from './cold-loop/ColdLoop';
export { Clock as ClockSection } from './clock/Clock';

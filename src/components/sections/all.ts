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

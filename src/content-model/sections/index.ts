import { z } from 'zod';
import { anatomy } from './anatomy';
import { assetTree } from './assetTree';
import { awards } from './awards';
import { billRows } from './billRows';
import { bills } from './bills';
import { caseWall } from './caseWall';
import { clock } from './clock';
import { coldLoop } from './coldLoop';
import { comparison } from './comparison';
import { complaint } from './complaint';
import { coverage } from './coverage';
import { credits } from './credits';
import { crossroads } from './crossroads';
import { cut } from './cut';
import { dayOne } from './dayOne';
import { desks } from './desks';
import { door } from './door';
import { doorPlan } from './doorPlan';
import { events } from './events';
import { families } from './families';
import { familyColumns } from './familyColumns';
import { faq } from './faq';
import { fates } from './fates';
import { features } from './features';
import { figures } from './figures';
import { floatingSuction } from './floatingSuction';
import { floor } from './floor';
import { floorSheet } from './floorSheet';
import { floorWeek } from './floorWeek';
import { flow } from './flow';
import { folds } from './folds';
import { foodLog } from './foodLog';
import { form } from './form';
import { handles } from './handles';
import { heatYear } from './heatYear';
import { hero } from './hero';
import { intervals } from './intervals';
import { lanes } from './lanes';
import { latest } from './latest';
import { leakAnswer } from './leakAnswer';
import { leakLine } from './leakLine';
import { leaving } from './leaving';
import { ledger } from './ledger';
import { leveling } from './leveling';
import { levers } from './levers';
import { lifeChart } from './lifeChart';
import { lineMap } from './lineMap';
import { listing } from './listing';
import { lostArea } from './lostArea';
import { match } from './match';
import { measures } from './measures';
import { meterTree } from './meterTree';
import { mileage } from './mileage';
import { minute } from './minute';
import { minuteLedger } from './minuteLedger';
import { minuteScale } from './minuteScale';
import { minutesRule } from './minutesRule';
import { moduleRows } from './moduleRows';
import { monthLog } from './monthLog';
import { morningLetter } from './morningLetter';
import { newsroomHead } from './newsroomHead';
import { nightBeside } from './nightBeside';
import { nightSkyline } from './nightSkyline';
import { ninety } from './ninety';
import { notFound } from './notFound';
import { notIncluded } from './notIncluded';
import { openBox } from './openBox';
import { openSum } from './openSum';
import { openWeeks } from './openWeeks';
import { orderSheet } from './orderSheet';
import { outage } from './outage';
import { outages } from './outages';
import { ownSum } from './ownSum';
import { packet } from './packet';
import { patience } from './patience';
import { pointers } from './pointers';
import { ports } from './ports';
import { portsHead } from './portsHead';
import { priceClimb } from './priceClimb';
import { priceList } from './priceList';
import { psiRuler } from './psiRuler';
import { quote } from './quote';
import { rails } from './rails';
import { rankings } from './rankings';
import { readingYear } from './readingYear';
import { receipt } from './receipt';
import { recordSheet } from './recordSheet';
import { reel } from './reel';
import { register } from './register';
import { releases } from './releases';
import { remainder } from './remainder';
import { reorderLine } from './reorderLine';
import { requestLine } from './requestLine';
import { review } from './review';
import { richText } from './richText';
import { roiTeaser } from './roiTeaser';
import { roomDay } from './roomDay';
import { roundSheet } from './roundSheet';
import { route } from './route';
import { said } from './said';
import { secondVisits } from './secondVisits';
import { serviceCharge } from './serviceCharge';
import { shapes } from './shapes';
import { sharedWeeks } from './sharedWeeks';
import { sheetIndex } from './sheetIndex';
import { shelf } from './shelf';
import { showcase } from './showcase';
import { sieve } from './sieve';
import { stairs } from './stairs';
import { startWith } from './startWith';
import { steps } from './steps';
import { storeDay } from './storeDay';
import { stories } from './stories';
import { street } from './street';
import { struckAlarms } from './struckAlarms';
import { subnav } from './subnav';
import { tabs } from './tabs';
import { tellings } from './tellings';
import { terms } from './terms';
import { termYear } from './termYear';
import { threeDoors } from './threeDoors';
import { trail } from './trail';
import { twoWalls } from './twoWalls';
import { unsentInvoice } from './unsentInvoice';
import { van } from './van';
import { verbs } from './verbs';
import { visit } from './visit';
import { voices } from './voices';
import { wakeRules } from './wakeRules';
import { warmCase } from './warmCase';
import { webinars } from './webinars';
import { weekMoves } from './weekMoves';
import { weekSheet } from './weekSheet';
import { wordmarks } from './wordmarks';
import { wrongChoice } from './wrongChoice';
import { yearDial } from './yearDial';

/** Every section a page may be made of, by its `type`. */
export const sections = {
  register,
  openBox,
  minutesRule,
  outage,
  doorPlan,
  review,
  visit,
  portsHead,
  flow,
  ports,
  fates,
  cut,
  recordSheet,
  ninety,
  terms,
  sheetIndex,
  hero,
  wordmarks,
  families,
  lanes,
  richText,
  features,
  faq,
  listing,
  notFound,
  notIncluded,
  pointers,
  measures,
  quote,
  roiTeaser,
  latest,
  figures,
  steps,
  releases,
  stories,
  events,
  webinars,
  newsroomHead,
  coverage,
  anatomy,
  comparison,
  lineMap,
  showcase,
  moduleRows,
  rails,
  lifeChart,
  openSum,
  ownSum,
  shelf,
  secondVisits,
  reorderLine,
  assetTree,
  desks,
  rankings,
  ledger,
  form,
  door,
  complaint,
  minute,
  match,
  credits,
  route,
  mileage,
  van,
  floor,
  said,
  roomDay,
  subnav,
  tabs,
  trail,
  yearDial,
  receipt,
  intervals,
  leveling,
  verbs,
  roundSheet,
  readingYear,
  storeDay,
  warmCase,
  termYear,
  openWeeks,
  street,
  serviceCharge,
  coldLoop,
  clock,
  leakLine,
  leakAnswer,
  packet,
  caseWall,
  struckAlarms,
  foodLog,
  floatingSuction,
  psiRuler,
  levers,
  lostArea,
  sieve,
  shapes,
  patience,
  nightSkyline,
  stairs,
  morningLetter,
  meterTree,
  remainder,
  billRows,
  heatYear,
  nightBeside,
  folds,
  twoWalls,
  handles,
  monthLog,
  weekSheet,
  weekMoves,
  minuteScale,
  minuteLedger,
  wakeRules,
  floorSheet,
  floorWeek,
  dayOne,
  threeDoors,
  requestLine,
  startWith,
  bills,
  familyColumns,
  orderSheet,
  priceClimb,
  priceList,
  unsentInvoice,
  tellings,
  wrongChoice,
  crossroads,
  sharedWeeks,
  reel,
  voices,
  outages,
  awards,
  leaving,
};

export type SectionType = keyof typeof sections;

type Member = (typeof sections)[SectionType];

export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [Member, ...Member[]],
);

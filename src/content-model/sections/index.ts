import { z } from 'zod';
import { anatomy } from './anatomy';
import { billRows } from './billRows';
import { caseWall } from './caseWall';
import { clock } from './clock';
import { coldLoop } from './coldLoop';
import { assetTree } from './assetTree';
import { comparison } from './comparison';
import { complaint } from './complaint';
import { coverage } from './coverage';
import { credits } from './credits';
import { door } from './door';
import { desks } from './desks';
import { families } from './families';
import { events } from './events';
import { families } from './families';
import { faq } from './faq';
import { features } from './features';
import { figures } from './figures';
import { floatingSuction } from './floatingSuction';
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
import { leveling } from './leveling';
import { levers } from './levers';
import { ledger } from './ledger';
import { lifeChart } from './lifeChart';
import { lineMap } from './lineMap';
import { listing } from './listing';
import { lostArea } from './lostArea';
import { match } from './match';
import { measures } from './measures';
import { meterTree } from './meterTree';
import { minute } from './minute';
import { minuteLedger } from './minuteLedger';
import { minuteScale } from './minuteScale';
import { moduleRows } from './moduleRows';
import { monthLog } from './monthLog';
import { morningLetter } from './morningLetter';
import { newsroomHead } from './newsroomHead';
import { nightBeside } from './nightBeside';
import { nightSkyline } from './nightSkyline';
import { notFound } from './notFound';
import { openWeeks } from './openWeeks';
import { packet } from './packet';
import { patience } from './patience';
import { openSum } from './openSum';
import { ownSum } from './ownSum';
import { pointers } from './pointers';
import { psiRuler } from './psiRuler';
import { quote } from './quote';
import { rails } from './rails';
import { readingYear } from './readingYear';
import { receipt } from './receipt';
import { rankings } from './rankings';
import { releases } from './releases';
import { remainder } from './remainder';
import { richText } from './richText';
import { roiTeaser } from './roiTeaser';
import { roundSheet } from './roundSheet';
import { serviceCharge } from './serviceCharge';
import { shapes } from './shapes';
import { reorderLine } from './reorderLine';
import { richText } from './richText';
import { roiTeaser } from './roiTeaser';
import { secondVisits } from './secondVisits';
import { shelf } from './shelf';
import { showcase } from './showcase';
import { sieve } from './sieve';
import { stairs } from './stairs';
import { steps } from './steps';
import { storeDay } from './storeDay';
import { stories } from './stories';
import { street } from './street';
import { struckAlarms } from './struckAlarms';
import { door } from './door';
import { complaint } from './complaint';
import { minute } from './minute';
import { match } from './match';
import { credits } from './credits';
import { route } from './route';
import { mileage } from './mileage';
import { van } from './van';
import { floor } from './floor';
import { said } from './said';
import { roomDay } from './roomDay';
import { subnav } from './subnav';
import { tabs } from './tabs';
import { termYear } from './termYear';
import { openWeeks } from './openWeeks';
import { street } from './street';
import { serviceCharge } from './serviceCharge';
import { floorSheet } from './floorSheet';
import { floorWeek } from './floorWeek';
import { trail } from './trail';
import { twoWalls } from './twoWalls';
import { verbs } from './verbs';
import { warmCase } from './warmCase';
import { wakeRules } from './wakeRules';
import { webinars } from './webinars';
import { weekMoves } from './weekMoves';
import { weekSheet } from './weekSheet';
import { wordmarks } from './wordmarks';
import { yearDial } from './yearDial';

/** Every section a page may be made of, by its `type`. */
export const sections = {
  hero,
  wordmarks,
  families,
  lanes,
  richText,
  features,
  faq,
  listing,
  notFound,
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
};

export type SectionType = keyof typeof sections;

type Member = (typeof sections)[SectionType];

export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [Member, ...Member[]],
);

import { z } from 'zod';
import { anatomy } from './anatomy';
import { comparison } from './comparison';
import { coverage } from './coverage';
import { events } from './events';
import { families } from './families';
import { faq } from './faq';
import { features } from './features';
import { figures } from './figures';
import { form } from './form';
import { hero } from './hero';
import { intervals } from './intervals';
import { lanes } from './lanes';
import { latest } from './latest';
import { leveling } from './leveling';
import { lineMap } from './lineMap';
import { listing } from './listing';
import { measures } from './measures';
import { moduleRows } from './moduleRows';
import { newsroomHead } from './newsroomHead';
import { notFound } from './notFound';
import { pointers } from './pointers';
import { quote } from './quote';
import { rails } from './rails';
import { readingYear } from './readingYear';
import { receipt } from './receipt';
import { releases } from './releases';
import { richText } from './richText';
import { roiTeaser } from './roiTeaser';
import { roundSheet } from './roundSheet';
import { showcase } from './showcase';
import { steps } from './steps';
import { stories } from './stories';
import { door } from './door';
import { complaint } from './complaint';
import { minute } from './minute';
import { match } from './match';
import { credits } from './credits';
import { subnav } from './subnav';
import { tabs } from './tabs';
import { storeDay } from './storeDay';
import { warmCase } from './warmCase';
import { termYear } from './termYear';
import { openWeeks } from './openWeeks';
import { street } from './street';
import { serviceCharge } from './serviceCharge';
import { trail } from './trail';
import { verbs } from './verbs';
import { webinars } from './webinars';
import { lostArea } from './lostArea';
import { sieve } from './sieve';
import { shapes } from './shapes';
import { patience } from './patience';
import { nightSkyline } from './nightSkyline';
import { stairs } from './stairs';
import { morningLetter } from './morningLetter';
import { meterTree } from './meterTree';
import { remainder } from './remainder';
import { billRows } from './billRows';
import { heatYear } from './heatYear';
import { nightBeside } from './nightBeside';
import { folds } from './folds';
import { wordmarks } from './wordmarks';
import { yearDial } from './yearDial';
import { coldLoop } from './coldLoop';
import { clock } from './clock';
import { leakLine } from './leakLine';
import { leakAnswer } from './leakAnswer';
import { packet } from './packet';
import { caseWall } from './caseWall';
import { struckAlarms } from './struckAlarms';
import { foodLog } from './foodLog';
import { floatingSuction } from './floatingSuction';
import { psiRuler } from './psiRuler';
import { levers } from './levers';

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
  form,
  door,
  complaint,
  minute,
  match,
  credits,
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
};

export type SectionType = keyof typeof sections;

type Member = (typeof sections)[SectionType];

export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [Member, ...Member[]],
);

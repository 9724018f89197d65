import { z } from 'zod';
import { anatomy } from './anatomy';
import { comparison } from './comparison';
import { coverage } from './coverage';
import { figures } from './figures';
import { latest } from './latest';
import { measures } from './measures';
import { newsroomHead } from './newsroomHead';
import { notFound } from './notFound';
import { pointers } from './pointers';
import { quote } from './quote';
import { releases } from './releases';
import { families } from './families';
import { moduleRows } from './moduleRows';
import { showcase } from './showcase';
import { faq } from './faq';
import { features } from './features';
import { hero } from './hero';
import { lanes } from './lanes';
import { lineMap } from './lineMap';
import { listing } from './listing';
import { rails } from './rails';
import { richText } from './richText';
import { roiTeaser } from './roiTeaser';
import { steps } from './steps';
import { subnav } from './subnav';
import { tabs } from './tabs';
import { trail } from './trail';
import { wordmarks } from './wordmarks';

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
  newsroomHead,
  coverage,
  anatomy,
  comparison,
  lineMap,
  showcase,
  moduleRows,
  rails,
  subnav,
  tabs,
  trail,
};

export type SectionType = keyof typeof sections;

export const section = z.discriminatedUnion('type', [
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
  newsroomHead,
  coverage,
  anatomy,
  comparison,
  lineMap,
  showcase,
  moduleRows,
  rails,
  subnav,
  tabs,
  trail,
]);

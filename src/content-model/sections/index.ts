import { z } from 'zod';
import { anatomy } from './anatomy';
import { comparison } from './comparison';
import { coverage } from './coverage';
import { families } from './families';
import { events } from './events';
import { faq } from './faq';
import { features } from './features';
import { figures } from './figures';
import { form } from './form';
import { hero } from './hero';
import { lanes } from './lanes';
import { latest } from './latest';
import { lineMap } from './lineMap';
import { listing } from './listing';
import { measures } from './measures';
import { moduleRows } from './moduleRows';
import { newsroomHead } from './newsroomHead';
import { notFound } from './notFound';
import { pointers } from './pointers';
import { quote } from './quote';
import { rails } from './rails';
import { releases } from './releases';
import { richText } from './richText';
import { roiTeaser } from './roiTeaser';
import { showcase } from './showcase';
import { steps } from './steps';
import { stories } from './stories';
import { subnav } from './subnav';
import { tabs } from './tabs';
import { trail } from './trail';
import { webinars } from './webinars';
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
  subnav,
  tabs,
  trail,
};

export type SectionType = keyof typeof sections;

type Member = (typeof sections)[SectionType];

export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [Member, ...Member[]],
);

import { z } from 'zod';
import { CURRENCIES, PLACES, TEAMS } from '../../ui/opening/names';
import { entryFigure } from '../../content-model/entry-figure';
import {
  closing,
  date,
  line,
  markdown,
  pageFields,
  reference,
  text,
} from '../../content-model/fields';
import { jobSpan } from './spanSchema';

const pay = z
  .strictObject({
    low: z.int().min(1).describe('Gross, full time, a year'),
    high: z.int().min(1),
    currency: z.enum(CURRENCIES).describe('In which it is paid'),
    span: text(20).optional().describe('What it is for, if not a year: eight weeks'),
  })
  .refine(({ low, high }) => low <= high, { path: ['high'], error: 'no less than low' });

const step = z.strictObject({
  from: z.int().min(0).describe('Working day on which it begins'),
  to: z.int().min(1),
  turn: z.enum(['you', 'we']).describe('Who has something to do'),
  title: text(40),
  text: markdown().describe('What happens in it for this role, and how long it takes'),
});

const week = z.strictObject({
  from: z.int().min(1).describe('First week of it, from 1'),
  to: z.int().min(1),
  title: text(40),
  isYours: z.boolean().default(false).describe('From when on the work is yours'),
});

export const openingSchema = z.strictObject({
  ...pageFields,
  closing: closing().describe(
    'The beam at the end: what to do for anyone whom the role does not fit',
  ),
  team: z.enum(TEAMS),
  place: z.enum(PLACES).describe('The office, or anywhere in our time zones'),
  term: text(60).describe('Above the title: open role, its place, and what people search for'),
  pay: pay.describe('The band; content/data/pay/ says what it is in dollars'),
  note: text(80).describe('Under its name in the register'),
  posted: date(),
  closes: date().describe('Last day; afterwards it is off the register, and its page says so'),
  hours: text(160).describe('When one works'),
  travel: text(160).describe('How far, and how many nights'),
  worksFor: reference('Person').describe('Who would be the manager'),
  span: jobSpan().describe('A week of the job to scale, in the first screen'),
  figure: entryFigure().describe('The one figure of the role, for its page and its card'),
  hard: entryFigure().describe('What is hard about it, drawn beside its text'),
  hiring: text(80).describe('Heading of the steps: from the page to the answer, in days'),
  steps: z.array(step).min(3).max(6).describe('From the mail to the answer, for this role'),
  weeks: z.array(week).min(3).max(6).describe('The first weeks to scale, over their text'),
  apply: z
    .strictObject({
      title: text(80).describe('Heading of the last part: what to send'),
      text: text(240).describe('What to write about, and who reads it'),
    })
    .describe('How to apply'),
  subject: line(60).describe('Subject of the mail to jobs@'),
});

export type Opening = z.infer<typeof openingSchema>;

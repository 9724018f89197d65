import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const building = z.strictObject({
  code: text(12),
  city: text(30),
  kwh: z.int().positive().describe('Kilowatt-hours in a year'),
  area: z.int().positive().describe('Square feet'),
  emptyKwh: z.int().positive().describe('Kilowatt-hours used while nobody was in'),
  remark: text(240).describe('What its three places mean, shown while it is followed'),
});

const ranking = z.strictObject({
  title: text(40),
  unit: text(40),
  verdict: text(40).describe('Whether it lies, in a word or two'),
  text: text(240).describe('Which question it answers, and whom it wrongs'),
});

/** /solutions/data-driven-portfolio/, hero: buildings ranked by three measures, with lines from rank to rank. */
export const rankings = z.strictObject({
  type: z.literal('rankings'),
  ...heroWords,
  question: text(80).describe('What to do with the chart'),
  buildings: z.array(building).min(4).max(8),
  followed: text(12).describe('Code of the building that is followed at first'),
  orders: z
    .array(ranking)
    .length(3)
    .describe('By kilowatt-hours; by those a square foot; by those a square foot in empty hours'),
  caption: text(320),
});

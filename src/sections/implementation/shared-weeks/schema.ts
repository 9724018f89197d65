import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { openingWords } from '../../../content-model/openingWords';

const hours = () => z.number().min(0).max(80);

const week = z.strictObject({
  when: text(20),
  short: text(10).describe('The same on the axis'),
  ourHours: hours(),
  ourWork: text(160).describe('What we do, as a sentence'),
  yourHours: hours(),
  yourWork: text(160),
});

export type Week = z.infer<typeof week>;

/** /implementation/, opening: hours of a rollout week by week, ours above and the customer’s below. */
export const sharedWeeks = z.strictObject({
  type: z.literal('sharedWeeks'),
  ...openingWords,
  start: z.int().min(1).describe('The week that is read first, from 1'),
  ourSide: text(60).describe('{hours} is their sum'),
  yourSide: text(60),
  weeks: z.array(week).min(4).max(12),
  all: text(60).describe('Opens all weeks as a table'),
  columns: z.array(text(24)).length(3).describe('When, what we do, what the customer does'),
  fineprint: text(220),
});

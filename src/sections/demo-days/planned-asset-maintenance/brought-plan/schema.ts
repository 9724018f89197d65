import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { filled } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';
import type { Leveled } from './levelRounds';

const round = z.strictObject({
  name: text(40),
  often: text(24).describe('As its owner wrote it'),
  hours: z.int().min(1).max(200),
  parts: z.int().min(1).max(12).default(1).describe('Pieces that it can be done in'),
  every: z.int().min(1).max(52).describe('Weeks from one to the next'),
  first: z.int().min(1).max(52),
  window: z.int().min(0).max(8).describe('Weeks that one may move; 0 for a legal date'),
});

/** /demo-days/planned-asset-maintenance/, hero: maintenance plans of visitors, hours per week before and after leveling. */
export const broughtPlan = z.strictObject({
  type: z.literal('broughtPlan'),
  ...heroWords,
  brought: z.strictObject({
    choose: text(60),
    grown: text(40).describe('Over the year as it was brought'),
    leveled: text(40).describe('Over the year eleven minutes later'),
    line: text(30).describe('{hours} a week that can be planned'),
    over: text(40).describe('Over a year, with {count}'),
    moved: text(90).describe('{moved} of {visits}, {furthest} weeks at most'),
    stays: text(24).describe('Beside what may not move'),
    sentence: text(240).describe('Both years in one sentence: {name}, {before}, {after}, {hours}'),
    plans: z
      .array(
        z.strictObject({
          key: z.string().regex(/^[a-z]+$/, { error: 'a lower-case word for the address' }),
          name: text(40),
          file: text(60).describe('What it came as'),
          hours: z.int().min(10).describe('Hours a week that its crew can plan'),
          rounds: z.array(round).min(6).max(14),
          year: filled<Leveled>('leveled'),
          open: text(400).describe('What was still open after it was leveled'),
        }),
      )
      .min(2)
      .max(4),
    note: text(320),
  }),
});

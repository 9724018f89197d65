import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { time, workOrder } from '../../../../content-model/drawings/parts';

const reading = z.strictObject({
  unit: text(8),
  range: z.tuple([z.number(), z.number()]).describe('Ends of the slider'),
  low: z.number().optional().describe('The least that is allowed'),
  high: z.number().optional().describe('The most that is allowed'),
});

const step = z
  .strictObject({
    name: text(32),
    time: time(),
    allowed: text(40),
    past: text(40).describe('The last three answers'),
    answer: z.number().describe('As it was given; of choices its number, from 0'),
    reading: reading.optional(),
    choices: z.array(text(20)).length(2).optional().describe('The first one is allowed'),
  })
  .refine(({ reading: number, choices }) => Boolean(number) !== Boolean(choices), {
    error: 'a reading or choices',
  });

export type Step = z.infer<typeof step>;

/** /product/inspection-software/: a round that visitors fill on a phone without a signal, and the sheet that it arrives on. */
export const roundSheet = z.strictObject({
  type: z.literal('roundSheet'),
  anchor: anchor(),
  title: text(90),
  name: text(40).describe('What the sheet is called'),
  place: text(60).describe('Machine, level, number of the plan'),
  day: text(30),
  steps: z.array(step).min(4).max(8),
  kept: z.int().nonnegative().describe('Steps that are answered when one comes'),
  signed: z.strictObject({ by: text(24), where: text(24), at: time(), sent: time() }),
  job: workOrder().describe('Of the job that a finding opens'),
  act,
});

import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { priority, time, workOrder } from '../../../../content-model/drawings/parts';

const job = z.strictObject({
  id: workOrder(),
  priority: priority(),
  title: text(40),
  place: text(40),
  stage: z.int().min(0).max(3).describe('Column in which it begins, from 0'),
  times: z.array(time()).length(4).describe('Hour that the phone shows in each column'),
  opened: text(60).describe('When and by whom or what'),
  needs: text(60).describe('Skill, permit, part'),
  owner: z.strictObject({ name: text(24), away: text(30) }),
  way: text(60).describe('The way in'),
  steps: z
    .array(z.strictObject({ text: text(40), answer: text(24) }))
    .min(2)
    .max(4)
    .describe('The last one is open until it is done'),
  response: z
    .strictObject({ taken: z.int().positive(), allowed: z.int().positive() })
    .describe('Minutes to acceptance, and those that the contract allows'),
  told: text(60).describe('Who heard of it without asking'),
  cost: text(40).describe('Time and money, from the record'),
});

export type Job = z.infer<typeof job>;

/** /product/work-order-software/: jobs on a board of four columns, and the one that is chosen on a phone. */
export const jobBoard = z.strictObject({
  type: z.literal('jobBoard'),
  anchor: anchor(),
  title: text(90),
  place: text(60).describe('Where and when'),
  columns: z.array(text(16)).length(4),
  jobs: z.array(job).min(3).max(6),
  start: z.int().nonnegative().describe('Job that is chosen first, from 0'),
  act,
});

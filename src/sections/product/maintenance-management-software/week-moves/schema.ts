import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const job = z.strictObject({
  name: text(50),
  hours: z.number().positive(),
  from: z.int().min(0).max(4).describe('Day it was planned for, Monday is 0'),
  to: z.int().min(0).max(5).describe('Day it was done, 5 is the week after'),
  why: text(90),
});

const reason = z.strictObject({
  name: text(40).describe('What the jobs have in common'),
  isKnown: z.boolean().default(false).describe('Known when the week was planned'),
  jobs: z.array(job).min(1).max(8),
});

export type Reason = z.infer<typeof reason>;

/** /product/maintenance-management-software/: jobs of a week that were done on another day, by reason. */
export const weekMoves = z.strictObject({
  type: z.literal('weekMoves'),
  anchor: anchor(),
  title: text(90),
  lead: text(260),
  dayNames: z.array(text(10)).length(6).describe('Five days, and the week after'),
  reasons: z.array(reason).min(2).max(6),
  start: z.int().nonnegative().describe('Reason that is open first, from 0'),
});

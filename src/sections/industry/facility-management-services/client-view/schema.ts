import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { time } from '../../../../content-model/drawings/parts';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const job = z
  .strictObject({
    name: text(40),
    place: text(40),
    state: text(24),
    tone: z.enum(['good', 'wait', 'late']).describe('Repeats what the state says'),
    why: text(90),
    scans: z.tuple([time(), time()]).describe('In and out; hours and sums are worked out'),
  })
  .refine(({ scans: [into, out] }) => into < out, { error: 'out after in', path: ['scans'] });

/** /industry/facility-management-services/: one record, as the provider, its client and the next provider see it. */
export const clientView = z.strictObject({
  type: z.literal('clientView'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  estate: text(40).describe('Over the jobs'),
  rate: z.number().positive().describe('Of an hour, in pounds'),
  cost: z.number().positive().describe('Of an hour of the technician, in pounds'),
  jobs: z.array(job).min(3).max(6),
  sum: text(40).describe('Before the sums'),
  ours: text(140).describe('Below the jobs, to the provider'),
  theirs: text(140).describe('Below the jobs, to the client'),
  lastDay: z.strictObject({
    goes: z.array(text(90)).min(2).max(4),
    stays: z.array(text(90)).min(2).max(4),
    fields: z.array(z.strictObject({ label: text(16), value: text(40) })).length(5),
    note: text(200),
  }),
  act,
});

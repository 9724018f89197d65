import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /partners/partner-directory/: inspected partner jobs, a square each by outcome, and the faults found. */
export const inspectedJobs = z.strictObject({
  type: z.literal('inspectedJobs'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  outcomes: z
    .array(z.strictObject({ count: z.int().positive(), outcome: text(60) }))
    .length(3)
    .describe('How the jobs ended, the best first'),
  findings: z
    .array(
      z.strictObject({
        count: z.int().positive().describe('Jobs in which it was found'),
        fault: text(70),
        look: text(240).describe('How the owner of a building finds it without us'),
      }),
    )
    .min(3)
    .max(8),
  lookLabel: text(40).describe('Stands before the way to look'),
  note: markdown().optional(),
});

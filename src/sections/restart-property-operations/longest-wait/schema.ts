import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /restart-property-operations/: lead times for a reopening, as bars that end on opening day. */
export const longestWait = z.strictObject({
  type: z.literal('longestWait'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  doorName: text(24).describe('Stands at the end of the scale'),
  waits: z
    .array(
      z.strictObject({
        what: text(60),
        days: z.int().min(1).max(30).describe('From the call to the paper in hand'),
        reason: text(140),
      }),
    )
    .min(4)
    .max(10)
    .describe('Longest first'),
  note: markdown(),
});

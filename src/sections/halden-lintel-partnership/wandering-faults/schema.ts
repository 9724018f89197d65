import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /halden-lintel-partnership/: support tickets passed between the two companies, hours with each on one scale. */
export const wanderingFaults = z.strictObject({
  type: z.literal('wanderingFaults'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  ourName: text(20),
  theirName: text(20),
  hours: z.int().positive().describe('Hours that the drawing is wide'),
  tickets: z
    .array(
      z.strictObject({
        when: text(30),
        fault: text(80),
        held: z
          .array(z.number().positive())
          .min(2)
          .max(9)
          .describe('Hours at one company and the other, in turn, from the first that was called'),
        firstAt: z.enum(['ours', 'theirs']),
        ended: text(240).describe('What it was, and what is different now'),
      }),
    )
    .min(2)
    .max(6),
  note: markdown(),
});

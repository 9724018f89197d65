import { z } from 'zod';
import { anchor } from '../../../../content-model/anchor';
import { text } from '../../../../content-model/fields';

/** /rebuild/product-walkthrough/: the minutes of one job as a bar to scale, and what it could do without. */
export const jobMinutes = z.strictObject({
  type: z.literal('jobMinutes'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  from: z.string().regex(/^\d\d:\d\d$/, { error: 'a time such as 08:06' }),
  parts: z
    .array(
      z.strictObject({
        minutes: z.int().min(1),
        name: text(30),
        fill: z.enum(['strong', 'before', 'cold', 'good']),
        text: text(140).describe('What happens in it'),
      }),
    )
    .min(2)
    .max(6),
  start: z.int().min(1).describe('Number of the part that is read first'),
  sparedTitle: text(60),
  sparedLead: text(140),
  spared: z
    .array(z.strictObject({ title: text(60), text: text(160) }))
    .min(2)
    .max(5),
});

import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/refrigeration-optimization/: energy saved, by measure on one scale, and measures that failed. */
export const savingParts = z.strictObject({
  type: z.literal('savingParts'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  baseMwh: z.number().positive().describe('The year before, which the percentages are of'),
  rows: z
    .array(
      z.strictObject({
        lever: text(50),
        text: text(220),
        percent: z
          .number()
          .min(-20)
          .max(20)
          .describe('Of the year before; negative where it was lost'),
      }),
    )
    .min(3)
    .max(8),
  source: text(240),
  failTitle: text(60),
  failures: z
    .array(z.strictObject({ title: text(60), text: markdown() }))
    .min(1)
    .max(4),
});

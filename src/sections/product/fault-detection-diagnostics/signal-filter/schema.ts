import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/fault-detection-diagnostics/: a week’s signals, a cell each, by the reason that no work order opened. */
export const signalFilter = z.strictObject({
  type: z.literal('signalFilter'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  label: text(200).describe('What the sheet of cells shows, for those who cannot see it'),
  reasons: z
    .array(
      z.strictObject({
        count: z.int().positive().describe('How many cells'),
        title: text(60),
        text: markdown().describe('One case of it'),
      }),
    )
    .min(3)
    .max(7)
    .describe('Why they were not sent, in the order in which they are asked'),
  kept: z.strictObject({ count: z.int().positive(), title: text(60), text: text(320) }),
  source: text(200),
});

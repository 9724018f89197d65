import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/reactive-maintenance-software/: minutes of an escalator stop by cause, before and after Lintel. */
export const minuteLedger = z.strictObject({
  type: z.literal('minuteLedger'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  ledger: z.strictObject({
    unit: text(12).describe('After the minutes: min'),
    total: text(60).describe('What the last line is called'),
    entries: z
      .array(
        z.strictObject({
          title: text(60),
          before: z.int().min(0).max(120),
          after: z.int().min(0).max(120),
          text: markdown(),
        }),
      )
      .min(4)
      .max(9),
  }),
});

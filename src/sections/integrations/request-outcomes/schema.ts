import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /integrations/: what became of requests for missing integrations, as parts of one bar; the last are refusals. */
export const requestOutcomes = z.strictObject({
  type: z.literal('requestOutcomes'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  rows: z
    .array(z.strictObject({ count: z.int().min(1), name: text(20), text: text(320) }))
    .min(2)
    .max(6),
  action: link(),
});

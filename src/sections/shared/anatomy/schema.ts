import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /product/work-order-software/: drawn work order, each part explained by a callout. */
export const anatomy = z.strictObject({
  type: z.literal('anatomy'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  drawing: shown('Drawing'),
  callouts: z
    .array(z.strictObject({ title: text(60), text: markdown() }))
    .min(4)
    .max(8)
    .describe('One for each part of the drawing, in their order, with a concrete case'),
});

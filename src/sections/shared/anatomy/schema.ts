import { z } from 'zod';
import { markdown, reference, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /product/work-order-software/: drawn work order, each part explained by a callout. */
export const anatomy = z.strictObject({
  type: z.literal('anatomy'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  drawing: reference('Drawing'),
  callouts: z
    .array(z.strictObject({ title: text(60), text: markdown() }))
    .min(4)
    .max(8)
    .describe('One for each part of the drawing, in their order, with a concrete case'),
});

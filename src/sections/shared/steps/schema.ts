import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /partners/: what happens next, in order. */
export const steps = z.strictObject({
  type: z.literal('steps'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  items: z
    .array(z.strictObject({ title: text(80), text: markdown().optional() }))
    .min(2)
    .max(8),
});

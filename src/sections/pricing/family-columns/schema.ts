import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /pricing/: comparison table of the product families, in words. */
export const familyColumns = z.strictObject({
  type: z.literal('familyColumns'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  families: z
    .array(
      z.strictObject({
        family: z.enum(['cmms', 'buildings', 'refrigeration']),
        name: text(40),
        href: href(),
      }),
    )
    .length(3),
  rows: z
    .array(z.strictObject({ title: text(60), cells: z.array(text(200)).length(3) }))
    .min(2)
    .max(9),
});

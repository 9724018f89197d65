import { z } from 'zod';
import { link, markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /features/: features of a product, each with a concrete case. */
export const features = z.strictObject({
  type: z.literal('features'),
  anchor: anchor(),
  variant: z
    .enum(['rows', 'grid'])
    .default('rows')
    .describe('Title beside text, row by row; or two uneven columns'),
  title: text(90),
  lead: text(320).optional(),
  items: z
    .array(
      z.strictObject({
        title: text(80),
        text: markdown(),
        link: link().optional(),
      }),
    )
    .min(2),
});

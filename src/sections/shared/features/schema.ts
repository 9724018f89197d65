import { z } from 'zod';
import { link, markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
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
        mark: z
          .strictObject({ figure: text(12), of: text(40) })
          .optional()
          .describe('The figure of its case, set apart at the end of a row'),
      }),
    )
    .min(2),
  drawing: shown('Drawing').optional().describe('Drawn interface that stays beside the rows'),
});

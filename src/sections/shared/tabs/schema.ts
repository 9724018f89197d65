import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /product/work-order-software/: drawn views of the product, one at a time. */
export const tabs = z.strictObject({
  type: z.literal('tabs'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  tabs: z
    .array(
      z.strictObject({
        title: text(30).describe('Words of the tab, one or two'),
        text: markdown().describe('What this view is for, with a case'),
        drawing: shown('Drawing'),
      }),
    )
    .min(2)
    .max(5),
});

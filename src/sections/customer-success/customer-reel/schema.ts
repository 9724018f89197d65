import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /customer-success/: row of customers that visitors scroll, each with a feature request and its state. */
export const customerReel = z.strictObject({
  type: z.literal('customerReel'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  frames: z
    .array(
      z.strictObject({
        customer: shown('Customer'),
        estate: text(90).describe('What it runs'),
        wish: text(220).describe('What it still wants from us'),
        state: text(90).describe('Where that stands'),
        link: link().optional(),
      }),
    )
    .min(3),
});

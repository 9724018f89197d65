import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /partners/: three to eight links of equal weight, with name, text and proof. */
export const moduleRows = z.strictObject({
  type: z.literal('moduleRows'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  rows: z
    .array(
      z.strictObject({
        name: text(40),
        text: text(160).describe('What it does here, in one sentence'),
        proof: text(90).describe('One figure or fact with its place'),
        href: href(),
      }),
    )
    .min(3)
    .max(8),
});

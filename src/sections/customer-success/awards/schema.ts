import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /customer-success/: awards, each with who decided, the place, and what the award is worth. */
export const awards = z.strictObject({
  type: z.literal('awards'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  awards: z
    .array(
      z.strictObject({
        when: text(20),
        name: text(90),
        place: text(40).describe('Won, second, listed'),
        by: text(120).describe('Who gives it'),
        worth: text(320).describe('Who decided, what it costs to enter, what it says'),
        href: href().optional(),
      }),
    )
    .min(2)
    .max(6),
});

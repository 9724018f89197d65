import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /customer-success/: what customers still want from us, and where each wish stands; the list opens. */
export const openWishes = z.strictObject({
  type: z.literal('openWishes'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  open: text(60).describe('Line of the list'),
  columns: z.array(text(24)).length(3).describe('Customer, wish, state'),
  wishes: z
    .array(
      z.strictObject({
        customer: shown('Customer'),
        wish: text(90),
        state: text(90).describe('Where it stands'),
      }),
    )
    .min(3)
    .max(12),
});

import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/energy-management-software/: how the part that no meter explains got smaller, find by find. */
export const restFinds = z.strictObject({
  type: z.literal('restFinds'),
  anchor: anchor(),
  title: text(90),
  lead: text(260),
  finds: z
    .array(
      z.strictObject({
        month: z.iso.date().describe('First day of the month from which on it was so'),
        percent: z.number().positive().describe('Of the main meter'),
        text: text(200),
      }),
    )
    .min(2)
    .max(6),
  until: z.iso.date().describe('Where the drawing ends'),
  start: z.int().nonnegative().describe('Number of the find that is read at first, from 0'),
});

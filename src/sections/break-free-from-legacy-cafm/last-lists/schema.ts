import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /break-free-from-legacy-cafm/: each site list of one customer as a line that ends in the month Lintel replaced it. */
export const lastLists = z.strictObject({
  type: z.literal('lastLists'),
  anchor: anchor(),
  title: text(90),
  customer: shown('Customer'),
  months: z.array(text(12)).min(4).max(24).describe('Names of the months, from the first'),
  lists: z
    .array(
      z.strictObject({
        name: text(30),
        ends: z.number().min(0).describe('Months from the beginning until it ended'),
        paperUntil: z.number().min(0).optional().describe('Until when paper was kept beside it'),
        note: text(90).optional(),
      }),
    )
    .min(4)
    .max(20),
  listKey: z.strictObject({ old: text(40), paper: text(40), ours: text(40) }),
  note: text(320).describe('What did not work'),
  link: link(),
});

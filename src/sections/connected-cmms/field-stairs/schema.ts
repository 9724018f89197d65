import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /connected-cmms/: how a work order form grew, a step for each year in which fields were added. */
export const fieldStairs = z.strictObject({
  type: z.literal('fieldStairs'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  unit: text(30).describe('After the number on each step'),
  risers: z
    .array(
      z.strictObject({
        year: z.int().min(1980).max(2030),
        added: z.int().min(0).max(40),
        who: text(60).describe('Who asked for them'),
        text: text(200).describe('What for, and what became of it'),
      }),
    )
    .min(3)
    .max(8)
    .refine((list) => list.every(({ year }, at) => at === 0 || year > (list[at - 1]?.year ?? 0)), {
      error: 'years that rise',
    }),
  note: text(320),
});

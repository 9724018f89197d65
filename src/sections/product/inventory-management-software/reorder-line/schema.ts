import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/inventory-management-software/: reorder points of sample parts, by delivery time. */
export const reorderLine = z.strictObject({
  type: z.literal('reorderLine'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  question: text(60).describe('What is chosen'),
  waits: z
    .array(z.strictObject({ name: text(40), days: z.int().positive().max(200) }))
    .length(4)
    .describe('Times of delivery, shortest first'),
  stocked: z
    .array(
      z.strictObject({
        name: text(40),
        perWeek: z.number().positive().describe('Pieces used a week'),
        price: z.number().positive().describe('Dollars a piece'),
      }),
    )
    .min(3)
    .max(8),
  perWeekUnit: text(20),
  lineName: text(30),
  totalName: text(60),
  note: text(420).optional(),
});

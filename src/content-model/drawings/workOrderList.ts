import { z } from 'zod';
import { text } from '../fields';
import { chip, initials, priority } from './parts';

/** Jobs of one site or portfolio, one row each. */
export const workOrderList = z.strictObject({
  type: z.literal('workOrderList'),
  title: text(60),
  place: text(60).optional(),
  moment: text(40)
    .optional()
    .describe('Day and hour of the picture, for example Tue, Oct 14 · 07:12'),
  jobs: z
    .array(
      z.strictObject({
        id: text(20).describe('One work-order number belongs to one job on the whole site'),
        priority: priority(),
        title: text(80),
        detail: text(120),
        state: chip(),
        owner: initials(),
        isNew: z.boolean().default(false).describe('Has just come in'),
      }),
    )
    .min(2)
    .max(8),
});

export type WorkOrderList = z.infer<typeof workOrderList>;

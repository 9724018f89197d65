import { z } from 'zod';
import { text } from '../fields';
import { chip, initials, momentShown, priority, workOrder } from './parts';

/** Jobs of one site or portfolio, one row each. */
export const workOrderList = z.strictObject({
  type: z.literal('workOrderList'),
  title: text(60),
  place: text(60).optional(),
  moment: momentShown().optional(),
  jobs: z
    .array(
      z.strictObject({
        id: workOrder(),
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

import { z } from 'zod';
import { text } from '../fields';
import { chip, initials, momentShown } from './parts';

/** Jobs of one site, in columns by state. */
export const workOrderBoard = z.strictObject({
  type: z.literal('workOrderBoard'),
  title: text(60),
  views: z.array(text(16)).min(1).max(5).describe('The first one is shown'),
  filter: text(40).optional(),
  moment: momentShown().optional(),
  columns: z
    .array(
      z.strictObject({
        name: text(24),
        tickets: z
          .array(
            z.strictObject({
              title: text(60),
              detail: text(80),
              state: chip(),
              owner: initials().optional().describe('Without one, nobody has the job yet'),
              mark: z.enum(['hot', 'active']).optional(),
              steps: z.strictObject({ done: z.int(), of: z.int() }).optional(),
            }),
          )
          .min(1)
          .max(4),
      }),
    )
    .length(4),
});

export type WorkOrderBoard = z.infer<typeof workOrderBoard>;
export type Ticket = WorkOrderBoard['columns'][number]['tickets'][number];

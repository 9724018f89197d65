import { z } from 'zod';
import { text } from '../fields';
import { chip, priority, time, workOrder } from './parts';

/** One job on a technician's phone. */
export const phoneJob = z.strictObject({
  type: z.literal('phoneJob'),
  time: time(),
  signal: text(40).describe('For example Offline · 2 to sync'),
  id: workOrder(),
  priority: priority(),
  due: chip(),
  title: text(60),
  place: text(60),
  done: z.array(z.strictObject({ text: text(40), aside: text(24).optional() })).max(4),
  now: z.strictObject({
    text: text(40),
    value: text(12),
    unit: text(8),
    limits: text(40).describe('What the value is allowed to be'),
  }),
  button: text(24),
});

export type PhoneJob = z.infer<typeof phoneJob>;

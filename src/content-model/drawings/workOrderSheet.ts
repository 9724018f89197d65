import { z } from 'zod';
import { text } from '../fields';
import { chip, initials, priority, workOrder } from './parts';

const part = <Is extends string, Content extends z.core.$ZodLooseShape>(is: Is, content: Content) =>
  z.strictObject({ label: text(16), is: z.literal(is), ...content });

const minutes = () => z.int().positive();

/** One work order from top to bottom, part by part. */
export const workOrderSheet = z.strictObject({
  type: z.literal('workOrderSheet'),
  id: workOrder(),
  priority: priority(),
  state: chip(),
  parts: z
    .array(
      z.discriminatedUnion('is', [
        part('text', {
          text: text(80).describe('Words between two pairs of asterisks are bold'),
          aside: text(40).optional().describe('On the same line'),
          detail: text(80).optional().describe('On the next line'),
        }),
        part('clock', { used: minutes(), allowed: minutes(), text: text(60) }),
        part('owner', { who: initials(), name: text(40), detail: text(60) }),
        part('steps', {
          steps: z.array(z.strictObject({ text: text(40), aside: text(24).optional() })).max(5),
        }),
        part('proof', { text: text(40) }),
      ]),
    )
    .min(3)
    .max(10),
});

export type WorkOrderSheet = z.infer<typeof workOrderSheet>;
export type SheetPart = WorkOrderSheet['parts'][number];

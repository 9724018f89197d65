import { z } from 'zod';
import { text } from '../fields';

/** What is left of a figure when one reason after another is taken off. */
export const corrections = z.strictObject({
  type: z.literal('corrections'),
  title: text(60),
  place: text(60).optional(),
  unit: text(40).describe('dollars are written with $ and cents'),
  start: z.strictObject({ name: text(60), value: z.number().positive() }),
  steps: z
    .array(
      z.strictObject({
        name: text(60),
        detail: text(90).describe('How it is known'),
        change: z.number().describe('Below zero where it takes something off'),
      }),
    )
    .min(2)
    .max(7),
  end: z.strictObject({ name: text(60), detail: text(90) }),
  median: z.number().positive().describe('What is usual, drawn as a line'),
  medianName: text(40),
});

export type Corrections = z.infer<typeof corrections>;

import { z } from 'zod';
import { text } from '../fields';
import { footText } from './parts';

/** Days of one year on which something was done, a row for each way of planning it. */
export const yearRows = z.strictObject({
  type: z.literal('yearRows'),
  rows: z
    .array(
      z.strictObject({
        name: text(40),
        detail: text(40),
        days: z.array(z.int().min(1).max(366)).min(1).max(60).describe('Days of the year'),
        count: text(20),
        tone: z.enum(['good', 'fault']).default('good'),
      }),
    )
    .min(2)
    .max(5),
  foot: footText(),
});

export type YearRows = z.infer<typeof yearRows>;

import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /solutions/data-driven-portfolio/: what is left of a bad place when its reasons are taken off. */
export const reasons = z.strictObject({
  type: z.literal('reasons'),
  anchor: anchor(),
  title: text(90),
  text: text(260),
  place: text(40),
  unit: text(40),
  start: z.number().positive().describe('As the bill has it'),
  reasons: z
    .array(
      z.strictObject({
        name: text(60),
        detail: text(90),
        change: z.number().describe('Below zero where it explains use, above where it hid some'),
      }),
    )
    .min(2)
    .max(5),
  median: z.number().positive().describe('Of all buildings, corrected alike'),
  medianName: text(60),
});

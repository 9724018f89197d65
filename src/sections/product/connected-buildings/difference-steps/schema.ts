import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/connected-buildings/: energy saved between two years, as descending steps, one per measure. */
export const differenceSteps = z.strictObject({
  type: z.literal('differenceSteps'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  treads: z
    .array(
      z.strictObject({
        title: text(60),
        text: text(200).describe('What was done'),
        amount: z.number().positive().describe('In the unit of the section'),
        isOpen: z.boolean().default(false).describe('Whether nobody can explain it'),
      }),
    )
    .min(3)
    .max(8),
  unit: text(30).describe('After each amount'),
  total: text(60).describe('Before the sum of all'),
  note: markdown(),
});

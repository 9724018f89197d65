import { z } from 'zod';
import { markdown, text } from '../fields';
import { withRole } from '../roles';
import { anchor } from './anchor';

const quantity = (value: z.ZodNumber) =>
  withRole(
    z.strictObject({
      value: value.describe('Number that the bar is drawn from, in one unit for both bars'),
      text: text(20).describe('The same with its unit, as read on the bar: 4 h 10 min'),
    }),
    { is: 'type', name: 'Quantity' },
  );

/** Results as bars to scale; the difference is calculated from the two numbers. */
export const measures = z.strictObject({
  type: z.literal('measures'),
  anchor: anchor(),
  title: text(90),
  rows: z
    .array(
      z.strictObject({
        label: text(60).describe('What is counted'),
        source: text(200).describe('Whose figures, how many, which periods'),
        before: quantity(z.number().positive()),
        after: quantity(z.number().nonnegative()),
      }),
    )
    .min(1)
    .max(6),
  note: markdown().optional().describe('Where the figures come from, under the rows'),
});

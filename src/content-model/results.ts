import { z } from 'zod';
import { text } from './fields';
import { withRole } from './roles';

const quantity = (value: z.ZodNumber) =>
  withRole(
    z.strictObject({
      value: value.describe('Number that the bar is drawn from, in one unit for both bars'),
      text: text(20).describe('The same with its unit, as read on the bar: 4 h 10 min'),
    }),
    { is: 'type', name: 'Quantity' },
  );

/** A result with what was before; the difference is calculated from the two numbers. */
export const measure = withRole(
  z.strictObject({
    label: text(60).describe('What is counted'),
    source: text(200).describe('Whose figures, how many, which periods'),
    before: quantity(z.number().positive()),
    after: quantity(z.number().nonnegative()),
  }),
  { is: 'type', name: 'Measure' },
);

/** A result that stands for itself. */
export const figure = withRole(
  z.strictObject({
    value: text(20).describe('For example −31% or $412k'),
    text: text(260).describe('What it counts, its period and its source'),
  }),
  { is: 'type', name: 'Figure' },
);

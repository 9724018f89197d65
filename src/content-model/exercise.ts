import { z } from 'zod';
import { SIGNS } from './oneLine';
import { markdown, text } from './fields';
import { withRole } from './roles';

const term = z.strictObject({
  sign: z.enum(SIGNS).optional().describe('What is done with it; nothing for the first one'),
  field: text(40).optional().describe('What a visitor fills in; without it, the value stays'),
  value: z.number().min(0).describe('What stands there at first'),
});

const reading = z.strictObject({
  upTo: z
    .number()
    .positive()
    .optional()
    .describe('Largest result that it is for; none for the last'),
  says: text(200).describe('What such a result means, or what to do about it'),
});

/** One line of a sum, on a page of any kind, with numbers of the visitor. */
export const exercise = withRole(
  z.strictObject({
    title: text(60),
    text: markdown(),
    terms: z
      .array(term)
      .min(2)
      .max(4)
      .refine((terms) => terms.every(({ sign }, index) => (sign === undefined) === (index === 0)), {
        error: 'a sign for each term but the first',
      })
      .refine((terms) => terms.some(({ field }) => field), { error: 'a field to fill in' })
      .describe('One line, worked out from left to right'),
    symbol: text(3).optional().describe('Stands before the result, for example: $'),
    digits: z
      .int()
      .min(0)
      .max(2)
      .optional()
      .describe('Decimals of the result, if not one under ten and none above'),
    unit: text(40).describe('What comes out'),
    readings: z
      .array(reading)
      .max(4)
      .default([])
      .refine(
        (all) => all.every(({ upTo }, at) => (upTo === undefined) === (at === all.length - 1)),
        {
          error: 'a limit for each reading but the last',
        },
      )
      .describe('What results mean, from the smallest up'),
    note: text(240).describe('Where the fixed numbers come from, and where the line ends'),
  }),
  { is: 'type', name: 'Exercise' },
);

import { z } from 'zod';
import { numberFields, type NumberKey } from '../../../roi/fields.ts';
import { text } from '../../../content-model/fields';
import { openingWords } from '../../../content-model/openingWords';

const numbers = Object.fromEntries(numberFields.map(({ key }) => [key, z.number()])) as Record<
  NumberKey,
  z.ZodNumber
>;

/** /why-lintel/, opening: a year without a change as an invoice. Amounts are those of the ROI calculator. */
export const unsentInvoice = z.strictObject({
  type: z.literal('unsentInvoice'),
  ...openingWords,
  sender: text(60),
  reference: text(60).describe('What stands where an invoice has its number and its day'),
  cases: z
    .array(
      z.strictObject({
        name: text(20),
        addressee: text(120).describe('Who gets this invoice'),
        preset: text(40)
          .optional()
          .describe('Slug of the figures in the calculator; without it, its defaults'),
        inputs: z.strictObject(numbers).describe('The same numbers as in the calculator'),
      }),
    )
    .min(2)
    .max(4),
  lines: z
    .strictObject({ inHouse: text(120), outsourced: text(120) })
    .describe('{hours}, {jobs}, {share} and {rate} are calculated'),
  free: z
    .strictObject({ text: text(120), amount: text(30) })
    .describe('What is not on it, because nobody can work it out'),
  calculator: text(60).describe('Link to the calculator with the same figures'),
});

import { z } from 'zod';
import { numberFields, type NumberKey } from '../../../roi/fields.ts';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const numbers = Object.fromEntries(numberFields.map(({ key }) => [key, z.number()])) as Record<
  NumberKey,
  z.ZodNumber
>;

/** /why-lintel/, hero: cost of doing nothing as an invoice. Amounts are those of the ROI calculator. */
export const unsentInvoice = z.strictObject({
  type: z.literal('unsentInvoice'),
  ...heroWords,
  choose: text(40).describe('Name of the choice between the cases'),
  sender: text(60),
  reference: text(80).describe('What stands where an invoice has its number and its day'),
  cases: z
    .array(
      z.strictObject({
        name: text(40),
        addressee: text(160).describe('Who gets this invoice'),
        preset: text(40)
          .optional()
          .describe('Slug of the figures in the calculator; without it, its defaults'),
        inputs: z.strictObject(numbers).describe('The same numbers as in the calculator'),
      }),
    )
    .min(2)
    .max(4),
  lineHours: text(160).describe('{hours}, {jobs}, {share} and {rate} are calculated'),
  lineContractors: text(160).describe('The same for jobs of contractors'),
  lineFree: text(160).describe('What is not on it because nobody can compute it'),
  freeAmount: text(30),
  totalLabel: text(60),
  halfLabel: text(90).describe('The cautious reading'),
  priceLabel: text(90).describe('What the change would cost'),
  payment: text(200).describe('The terms at its foot'),
  calculator: text(60).describe('Link to the calculator with the same figures'),
});

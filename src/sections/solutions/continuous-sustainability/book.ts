import { z } from 'zod';
import { text } from '../../../content-model/fields';

const amount = () => ({
  kwh: z.int().describe('Kilowatt-hours a year, below zero where it saves'),
  lb: z.int().describe('Pounds of refrigerant a year'),
});

const year = () => z.strictObject(amount());

/** A year of a ledger: savings with their meters, and what the bills say. */
export const book = z.strictObject({
  entries: z
    .array(
      z.strictObject({
        day: text(12),
        name: text(60),
        meter: text(40).describe('Where it was read'),
        ...amount(),
        proof: text(240).describe('How it was measured and who signed, shown when it is chosen'),
      }),
    )
    .min(3)
    .max(12),
  totals: z
    .strictObject({ before: year(), after: year() })
    .describe('What bills and invoices say of the two years'),
  factors: z.strictObject({
    gridBefore: z.number().positive().describe('Metric tons of CO₂e a kilowatt-hour'),
    gridAfter: z.number().positive(),
    warming: z.number().positive().describe('Warming potential of the refrigerant'),
  }),
  rest: z
    .strictObject({ name: text(40), meter: text(40), proof: text(240) })
    .describe('The line of what no entry names'),
  grid: z
    .strictObject({ name: text(40), meter: text(40), proof: text(240) })
    .describe('The line of the grid'),
});

export type Book = z.infer<typeof book>;

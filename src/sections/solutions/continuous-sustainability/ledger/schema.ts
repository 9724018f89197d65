import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const amount = () => ({
  kwh: z.int().describe('Kilowatt-hours a year, below zero where it saves'),
  lb: z.int().describe('Pounds of refrigerant a year'),
});

const year = () => z.strictObject(amount());

/** /solutions/continuous-sustainability/, hero: ledger of energy and refrigerant savings, each with its meter. */
export const ledger = z.strictObject({
  type: z.literal('ledger'),
  ...heroWords,
  book: text(90).describe('Whose ledger it is, and which years'),
  columns: z.array(text(24)).length(5).describe('Entry, meter, kWh, lb, tons'),
  entries: z
    .array(
      z.strictObject({
        day: text(12),
        name: text(60),
        meter: text(40).describe('Where it was read'),
        ...amount(),
        proof: text(240).describe('How it was measured and who signed, shown when it is opened'),
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
  unexplained: z
    .strictObject({ name: text(40), proof: text(240) })
    .describe('The row of what no entry names'),
  grid: z.strictObject({ name: text(40), proof: text(240) }).describe('The row of the grid'),
  totalName: text(40),
  caption: text(320),
});

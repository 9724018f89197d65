import { z } from 'zod';
import { text } from '../fields';

/** One quantity of several sites, against the year before; less is better. */
export const portfolioBars = z.strictObject({
  type: z.literal('portfolioBars'),
  title: text(60),
  place: text(60).optional(),
  quantity: text(80).describe('What is counted, per what, and when'),
  highest: z.number().positive().describe('Length of a full bar'),
  rows: z
    .array(z.strictObject({ name: text(40), value: z.number(), before: z.number() }))
    .min(2)
    .max(10),
  note: text(160).optional().describe('What bar and mark stand for'),
});

export type PortfolioBars = z.infer<typeof portfolioBars>;

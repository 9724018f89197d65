import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const mark = z.strictObject({
  amount: z.number().positive(),
  shown: text(20).describe('The amount with its unit'),
  asks: text(160).describe('What is asked for from there on'),
});

/** /futureproof/resources-uk/, /futureproof/resources-usa/: refrigerant charges at which legal duties begin, by gas. */
export const chargeRuler = z.strictObject({
  type: z.literal('chargeRuler'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  legend: text(60).describe('Over the choices'),
  from: z.number().positive().describe('Left end; the ruler is logarithmic'),
  to: z.number().positive(),
  ticks: z.array(z.strictObject({ amount: z.number().positive(), shown: text(20) })).min(2),
  ruled: z
    .array(
      z.strictObject({
        name: text(30),
        marks: z.array(mark).min(1).max(6),
        says: markdown().describe('What one has to know beside the marks'),
      }),
    )
    .min(2)
    .max(8),
  note: markdown(),
});

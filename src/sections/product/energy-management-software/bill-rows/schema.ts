import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/energy-management-software/: utility bills against meter readings, month by month, with the cause of gaps. */
export const billRows = z.strictObject({
  type: z.literal('billRows'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  heads: z.strictObject({
    month: text(20),
    billed: text(30),
    metered: text(30),
    difference: text(40),
    cause: text(40),
  }),
  months: z
    .array(
      z.strictObject({
        name: text(12),
        billed: z.int().positive().describe('In kWh'),
        metered: z.int().positive().describe('In kWh'),
        cause: text(140).optional().describe('Where the two differ by more than a meter may'),
      }),
    )
    .length(12),
  total: text(30),
  note: markdown(),
});

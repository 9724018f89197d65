import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/preventive-maintenance-software/: cost of a skipped PM round as a receipt. Hour rate of the ROI calculator. */
export const receipt = z.strictObject({
  type: z.literal('receipt'),
  anchor: anchor(),
  title: text(90),
  text: markdown(),
  bill: z.strictObject({
    head: text(40),
    detail: text(60),
    sentence: text(120).describe('What the table holds, for those who cannot see it'),
    when: text(16).describe('Heading of the first column'),
    what: text(16),
    total: text(24).describe('What the last line is called'),
    thanks: text(60).describe('Under the sum'),
    note: text(200).describe('Where the amounts come from'),
    lines: z
      .array(
        z.strictObject({
          when: text(16).optional().describe('Left out where it is the same as above'),
          what: text(80),
          amount: z.number().optional().describe('US dollars, where they are not hours of work'),
          hours: z.number().optional().describe('Hours of work; below zero where they were saved'),
          by: z.enum(['inHouse', 'outsourced']).default('inHouse').describe('Whose hours'),
        }),
      )
      .min(3)
      .max(9),
  }),
});

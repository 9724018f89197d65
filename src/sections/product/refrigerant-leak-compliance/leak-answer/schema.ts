import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/refrigerant-leak-compliance/: leak rate calculator by both EPA methods, with the repair deadlines. */
export const leakAnswer = z.strictObject({
  type: z.literal('leakAnswer'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  rule: markdown().describe('Where the formulas and dates come from, under the sums'),
});

import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** A top-up worked by both methods of the federal leak rule, for a rack of the visitor's own. */
export const leakAnswer = z.strictObject({
  type: z.literal('leakAnswer'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  leakRule: markdown().describe('Where the formulas and dates come from, under the sums'),
});

import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';
import { act } from '../../../../content-model/openingWords';

/** /product/refrigerant-leak-compliance/: two fields give rate, deadline and the record as it goes to the file. */
export const leakRecord = z.strictObject({
  type: z.literal('leakRecord'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  sample: z
    .strictObject({
      name: text(40),
      charge: text(60).describe('How its full charge is known'),
      repair: text(90).describe('What was done until the first test'),
      second: text(90),
      signed: text(60),
    })
    .describe('What the record of the sample rack says besides its figures'),
  rule: markdown().describe('Where the formulas and dates come from, under the sums'),
  act: act.describe('What the record comes to, and where to go from here'),
});

export type Sample = z.infer<typeof leakRecord>['sample'];

import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const bin = z.strictObject({
  name: text(32),
  count: text(16).describe('What is in it this morning, for example 6 qt'),
  left: text(40).optional().describe('What left it, and for which place'),
  isLow: z.boolean().default(false).describe('Ordered again on the same day'),
});

export type VanBin = z.infer<typeof bin>;

/** /product/field-service-management-software/: parts bins of a service van, and what was used in a day. */
export const vanBins = z.strictObject({
  type: z.literal('vanBins'),
  anchor: anchor(),
  title: text(90),
  lead: text(400),
  bins: z.array(bin).min(6).max(24).describe('Numbered from 1'),
  outLabel: text(60).describe('What a bin with something taken out is called, in the key'),
  lowLabel: text(60).describe('What a bin that is ordered again is called'),
  outcome: markdown().describe('What follows from it, under the van'),
});

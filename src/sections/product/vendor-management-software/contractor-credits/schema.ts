import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const month = z.strictObject({
  name: text(12).describe('For example Nov'),
  dollars: z.int().positive(),
  note: text(120).optional().describe('What happened in it'),
});

export type CreditsMonth = z.infer<typeof month>;

/** /product/vendor-management-software/: credit notes of contractors, month by month, and their sum. */
export const contractorCredits = z.strictObject({
  type: z.literal('contractorCredits'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  unit: text(60).describe('What the bars count'),
  months: z.array(month).min(4).max(18),
  total: text(200).describe('Words after the sum of the bars, which is worked out'),
  source: text(320),
});

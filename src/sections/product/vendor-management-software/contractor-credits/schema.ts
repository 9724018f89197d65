import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const month = z.strictObject({
  name: text(12).describe('For example Nov'),
  dollars: z.int().positive(),
  note: text(90).optional().describe('What happened in it, as a sentence'),
});

export type CreditsMonth = z.infer<typeof month>;

/** /product/vendor-management-software/: credit notes of contractors, month by month. */
export const contractorCredits = z.strictObject({
  type: z.literal('contractorCredits'),
  anchor: anchor(),
  title: text(90),
  lead: text(240),
  months: z.array(month).min(4).max(18),
  source: text(200),
});

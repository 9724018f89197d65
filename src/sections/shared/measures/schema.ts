import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /rebuild/: customer results, before and after as bars. The difference is calculated. */
export const measures = z.strictObject({
  type: z.literal('measures'),
  anchor: anchor(),
  title: text(90),
  rows: z
    .array(
      z.strictObject({ claim: shown('Claim', { needs: ['before', 'after'], as: 'ClaimPair' }) }),
    )
    .min(1)
    .max(6),
  note: markdown().optional().describe('Where the figures come from, under the rows'),
});

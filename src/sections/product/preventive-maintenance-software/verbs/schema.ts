import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/preventive-maintenance-software/: features, a large verb per row, each with an example. */
export const verbs = z.strictObject({
  type: z.literal('verbs'),
  anchor: anchor(),
  title: text(60),
  verbs: z
    .array(
      z.strictObject({
        verb: text(24),
        rest: text(160).describe('How the sentence goes on'),
        proof: text(200).describe('One case: where, how many, when'),
      }),
    )
    .min(4)
    .max(8),
});

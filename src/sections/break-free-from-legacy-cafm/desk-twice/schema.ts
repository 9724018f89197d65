import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

const side = () =>
  z.strictObject({
    name: text(40),
    steps: z
      .array(
        z.strictObject({
          name: text(40),
          text: text(90),
          minutes: z.number().min(0.5).max(60),
        }),
      )
      .min(3)
      .max(7),
  });

/** /break-free-from-legacy-cafm/: desk minutes of one work order, step by step, in the old system and in Lintel. */
export const deskTwice = z.strictObject({
  type: z.literal('deskTwice'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  before: side().describe('The longer one'),
  after: side().describe('The shorter one'),
  left: text(160).describe('Beside what the shorter one leaves over'),
  claim: shown('Claim', { needs: ['before', 'after'], as: 'ClaimPair' }).describe(
    'Where both sums are from',
  ),
});

import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

const counted = z.strictObject({
  claim: shown('Claim').describe('Its figure is how many dots are filled'),
  of: z.int().min(2).max(400).describe('How many dots there are'),
  rest: text(60).describe('What the empty dots are'),
  text: text(260),
});

/** /security/: security figures of the year as dots, one per case. */
export const caseDots = z.strictObject({
  type: z.literal('caseDots'),
  anchor: anchor(),
  title: text(60),
  lead: text(200),
  cases: z.array(counted).min(2).max(3),
});

import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { shown, shownPicture } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /pricing/: quote of a customer; at most one per page. */
export const quote = z.strictObject({
  type: z.literal('quote'),
  anchor: anchor(),
  variant: z
    .enum(['plain', 'large', 'band'])
    .default('plain')
    .describe(
      'Type between rules; beside a large face, with the figure that proves it; a stone band with a model',
    ),
  text: text(300).describe('The sentence, without quotation marks'),
  person: shown('Person', { as: 'PersonBust' }),
  customer: shown('Customer').optional().describe('Customer whose wordmark is shown'),
  claim: shown('Claim').optional().describe('The figure that proves it, for large'),
  image: shownPicture().optional().describe('Model of the customer, for band'),
  link: link().optional().describe('Where the story is told'),
});

import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown, shownPicture } from '../../../content-model/shown';

/** Any page, as /pricing/: quote of a customer; at most one per page. */
export const quote = z.strictObject({
  type: z.literal('quote'),
  variant: z
    .enum(['plain', 'large', 'band'])
    .default('plain')
    .describe('Type between rules; beside a large face; a stone band with a model'),
  text: text(300).describe('The sentence, without quotation marks'),
  person: shown('Person', { as: 'PersonBust' }),
  customer: shown('Customer').optional().describe('Customer whose wordmark is shown'),
  image: shownPicture().optional().describe('Model of the customer, for band'),
});

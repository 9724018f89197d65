import { z } from 'zod';
import { link, markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /pricing/: questions with their answers. */
export const faq = z.strictObject({
  type: z.literal('faq'),
  anchor: anchor(),
  look: z
    .enum(['side', 'end', 'columns'])
    .default('side')
    .describe('Title at the left; title at the right; up to three answers side by side, all open'),
  title: text(90),
  ask: link().optional().describe('Where a visitor asks what is not here, under the title'),
  items: z.array(z.strictObject({ question: text(160), answer: markdown() })).min(1),
});

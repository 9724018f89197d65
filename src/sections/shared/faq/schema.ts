import { z } from 'zod';
import { link } from '../../../content-model/fields';
import { questions } from '../../../content-model/questions';

const { anchor, look, title, items } = questions();

/** Any page, as /pricing/: questions with their answers. */
export const faq = z.strictObject({
  type: z.literal('faq'),
  anchor,
  look,
  title,
  ask: link().optional().describe('Where a visitor asks what is not here, under the title'),
  items,
});

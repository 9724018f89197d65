import { z } from 'zod';
import { markdown } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { faq } from '../faq/schema';

const { anchor, look, title, items } = faq.shape;

/** Any page, as /pricing/: questions with their answers, and who answers for them. */
export const answered = z.strictObject({
  type: z.literal('answered'),
  anchor,
  look,
  title,
  answerer: shown('Person').describe('Who answers for it, under the title'),
  answererNote: markdown().describe('What this person does, and the address'),
  items,
});

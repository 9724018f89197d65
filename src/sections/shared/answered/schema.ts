import { z } from 'zod';
import { markdown } from '../../../content-model/fields';
import { questions } from '../../../content-model/questions';
import { shown } from '../../../content-model/shown';

const { anchor, look, title, items } = questions();

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

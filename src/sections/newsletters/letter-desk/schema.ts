import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { newest, shown } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /resources/newsletter/, hero: contents of the newest newsletter, and the sign-up form. */
export const letterDesk = z.strictObject({
  type: z.literal('letterDesk'),
  ...heroWords,
  letterName: text(60).describe('Over the letter; {month} stands for its month'),
  readWords: text(60).describe('Beside the minutes that the letter takes to read'),
  standWords: text(60).describe('Beside the minutes that its check takes'),
  deskTitle: text(60).describe('Heading of the form'),
  deskText: text(200).describe('What comes, how often, and how it ends'),
  form: shown('Form'),
  pages: newest<Queries.NewestLetterFragment>('newsletter', 'NewestLetter', 1),
});

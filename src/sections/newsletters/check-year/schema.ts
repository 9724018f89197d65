import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /resources/newsletter/: the check of each newsletter, as a list for the year that visitors tick off. */
export const checkYear = z.strictObject({
  type: z.literal('checkYear'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  together: text(120).describe('{count} and {time} stand for the checks and what all of them take'),
  pages: listed<Queries.CheckedLetterFragment>('newsletter', 'CheckedLetter'),
});

import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /resources/ebooks/, hero: pile of all ebooks, each spine as thick as its number of pages. */
export const bookStack = z.strictObject({
  type: z.literal('bookStack'),
  ...heroWords,
  scale: text(140).describe('Under the pile: what its thickness means'),
  spine: text(40).describe('{minutes} stands for how long a book takes'),
  pages: listed<Queries.StackedBookFragment>('ebook', 'StackedBook'),
});

import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /resources/ebooks/: every ebook with cover, length, and what a reader can do afterward. */
export const bookRows = z.strictObject({
  type: z.literal('bookRows'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  afterwards: text(60).describe('Over what one can do after it'),
  extent: text(60).describe('{pages} and {minutes} stand for its pages and its minutes'),
  pages: listed<Queries.BookRowFragment>('ebook', 'BookRow'),
});

import { z } from 'zod';
import { link, markdown, text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /resources/guide/: list of all guides with search and filters, and links to articles; the build fills it. */
export const guideShelf = z.strictObject({
  type: z.literal('guideShelf'),
  anchor: anchor(),
  title: text(60),
  besideTitle: text(40).describe('Heading of the links beside the list'),
  beside: z.array(link()).min(1).max(10).describe('What else explains, beside the list'),
  missing: markdown().describe('What to do where a guide is missing'),
  pages: listed<Queries.GuideOnShelfFragment>('guide', 'GuideOnShelf'),
});

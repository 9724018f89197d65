import { z } from 'zod';
import type { EntryIndex } from '../../../../search/browse/facets';
import { href, text } from '../../../../content-model/fields';
import { filled, listed } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';
import { perPage } from '../../../../content-model/perPage';

/** /futureproof/fp-videos/: every webinar as a bar to scale, cut into its parts; a part links to its transcript. */
export const sessionShelf = z.strictObject({
  type: z.literal('sessionShelf'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  scale: z.int().min(30).max(120).describe('Minutes to which the rows are drawn'),
  mark: text(60).describe('Asks for the longest part that somebody has time for'),
  marks: z.array(z.int().min(1).max(60)).min(2).max(4).describe('Minutes to choose from'),
  whole: text(40).describe('The choice that marks nothing'),
  listAt: href().describe('Address of the page that it stands on, where its further pages are'),
  perPage: perPage(),
  list: filled<EntryIndex>('list'),
  pages: listed<Queries.SessionOnShelfFragment>('webinar', 'SessionOnShelf'),
});

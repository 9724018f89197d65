import { z } from 'zod';
import { pageKind, text } from '../../../content-model/fields';
import { filled, listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /why-lintel/knowledge-base/: the newest pages of one kind; the build fills it. */
export const listing = z.strictObject({
  type: z.literal('listing'),
  anchor: anchor(),
  title: text(90),
  kind: pageKind().describe('What is listed'),
  variant: z
    .enum(['rows', 'cards'])
    .default('rows')
    .describe('Rows with their dates, or cards with pictures, the first one wide'),
  limit: z.int().min(1).max(60).default(12).describe('How many at most'),
  pages: listed<Queries.EntryFragment>('Entry'),
  cards: filled<Queries.CardFragment[]>('cards', 'Card'),
});

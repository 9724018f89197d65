import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /: the newest pages of several kinds; the build fills it. */
export const latest = z.strictObject({
  type: z.literal('latest'),
  anchor: anchor(),
  title: text(60),
  pages: filled<Queries.CardFragment[]>('latest', 'Card'),
});

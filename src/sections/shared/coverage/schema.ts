import { z } from 'zod';
import { date, link, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /lintel-newsroom/: press coverage, one quoted sentence per article. */
export const coverage = z.strictObject({
  type: z.literal('coverage'),
  anchor: anchor(),
  title: text(60),
  note: text(240).optional(),
  items: z
    .array(
      z.strictObject({
        paper: text(60).describe('Newspaper or magazine'),
        lettering: z.enum(['plain', 'serif', 'wide']).default('plain'),
        quote: text(160),
        context: text(200).optional().describe('What the article is about'),
        date: date(),
        related: link().optional().describe('Our own page on the matter'),
      }),
    )
    .min(1),
});

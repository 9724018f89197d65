import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /events/ and /futureproof/resources- pages: links to resources in groups, each with a reason. */
export const regionShelf = z.strictObject({
  type: z.literal('regionShelf'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  shelves: z
    .array(
      z.strictObject({
        name: text(30),
        things: z
          .array(z.strictObject({ link: link(), why: text(180) }))
          .min(1)
          .max(6),
      }),
    )
    .min(2)
    .max(4),
});

import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /why-lintel/: links to industry, solution and product pages, in groups. */
export const crossroads = z.strictObject({
  type: z.literal('crossroads'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  roads: z
    .array(
      z.strictObject({
        name: text(40),
        about: text(160),
        ways: z.array(z.strictObject({ text: text(60), note: text(90), href: href() })).min(2),
      }),
    )
    .min(2)
    .max(4),
});

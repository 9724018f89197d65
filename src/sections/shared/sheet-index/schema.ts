import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /platform-overview/ and /security/: links to pages that detail parts of the hero’s drawing, numbered. */
export const sheetIndex = z.strictObject({
  type: z.literal('sheetIndex'),
  anchor: anchor(),
  title: text(60),
  sheets: z
    .array(z.strictObject({ name: text(40), text: text(120), href: href() }))
    .min(2)
    .max(8),
});

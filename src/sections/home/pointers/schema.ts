import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { shownPicture } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /: industries as links in large type, each with note and model picture. */
export const pointers = z.strictObject({
  type: z.literal('pointers'),
  anchor: anchor(),
  title: text(60).describe('Small, above the words, which finish it: Made with the people who run'),
  items: z
    .array(
      z.strictObject({
        text: text(40).describe('The big word'),
        href: href(),
        note: text(180).describe('What stands under the model'),
        more: text(60).describe('Words of the link under the note'),
        image: shownPicture(),
      }),
    )
    .min(3)
    .max(8),
});

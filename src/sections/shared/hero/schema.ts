import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown, shownPicture } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** Any page, as /events/: the hero, with title, lead, actions and a picture. */
export const hero = z.strictObject({
  type: z.literal('hero'),
  variant: z
    .enum(['plain', 'story'])
    .default('plain')
    .describe('plain: words and a model. story: a model and a strip of facts'),
  ...heroWords,
  customer: shown('Customer').optional(),
  image: shownPicture('PictureWide').optional(),
  facts: z
    .array(z.strictObject({ label: text(30), value: text(90) }))
    .max(5)
    .default([])
    .describe('Strip at the end of a story'),
});

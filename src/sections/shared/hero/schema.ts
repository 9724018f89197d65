import { z } from 'zod';
import { shownPicture } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** Any page, as /events/: the hero, with title, lead, actions and a picture. */
export const hero = z.strictObject({
  type: z.literal('hero'),
  ...heroWords,
  image: shownPicture('PictureWide').optional(),
});

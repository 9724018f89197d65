import { z } from 'zod';
import { openingWords } from '../../../content-model/openingWords';
import { shown, shownPicture } from '../../../content-model/shown';

/** Any page that sells, as /product/connected-cmms/: its first screen, with a picture or a drawing. */
export const opening = z.strictObject({
  type: z.literal('opening'),
  ...openingWords,
  picture: shownPicture('PictureWide').optional(),
  drawing: shown('Drawing').optional(),
});

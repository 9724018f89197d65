import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /: the newest pages of several kinds; the build fills it. */
export const latest = z.strictObject({
  type: z.literal('latest'),
  anchor: anchor(),
  title: text(60),
});

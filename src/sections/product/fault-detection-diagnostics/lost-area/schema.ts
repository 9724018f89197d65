import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/fault-detection-diagnostics/, hero: measured against expected power of one evening, the excess filled. */
export const lostArea = z.strictObject({
  type: z.literal('lostArea'),
  ...heroWords,
  drawing: shown('Drawing').describe('An eveningArea'),
  caption: text(200).describe('Where the curve comes from, under it'),
});

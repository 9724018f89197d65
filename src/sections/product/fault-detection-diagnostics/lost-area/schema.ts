import { z } from 'zod';
import { reference, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/fault-detection-diagnostics/, hero: measured against expected power of one evening, the excess filled. */
export const lostArea = z.strictObject({
  type: z.literal('lostArea'),
  ...heroWords,
  drawing: reference('Drawing').describe('An eveningArea'),
  caption: text(200).describe('Where the curve comes from, under it'),
});

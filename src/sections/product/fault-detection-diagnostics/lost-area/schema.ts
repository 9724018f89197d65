import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { shown } from '../../../../content-model/shown';

/** /product/fault-detection-diagnostics/, opening: an evening over the full width, what nobody asked for filled. */
export const lostArea = z.strictObject({
  type: z.literal('lostArea'),
  ...openingWords,
  drawing: shown('Drawing').describe('An eveningArea; its sums are worked out from its readings'),
  price: z.number().positive().describe('Of a kWh, in dollars'),
  caption: text(140).describe('Where and when, and what the colors mean'),
});

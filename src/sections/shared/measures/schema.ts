import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { measure } from '../../../content-model/results';
import { anchor } from '../../../content-model/anchor';

/** Results as bars to scale; the difference is calculated from the two numbers. */
export const measures = z.strictObject({
  type: z.literal('measures'),
  anchor: anchor(),
  title: text(90),
  rows: z.array(measure).min(1).max(6),
  note: markdown().optional().describe('Where the figures come from, under the rows'),
});

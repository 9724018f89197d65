import { z } from 'zod';
import { markdown, text } from '../fields';
import { measure } from '../results';
import { anchor } from './anchor';

/** Results as bars to scale; the difference is calculated from the two numbers. */
export const measures = z.strictObject({
  type: z.literal('measures'),
  anchor: anchor(),
  title: text(90),
  rows: z.array(measure).min(1).max(6),
  note: markdown().optional().describe('Where the figures come from, under the rows'),
});

import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { link, text } from '../../../content-model/fields';

/** /status/: what a month with an outage pays back, by minutes. */
export const monthCredit = z.strictObject({
  type: z.literal('monthCredit'),
  anchor: anchor(),
  title: text(90),
  lead: text(220),
  terms: link().describe('Where it is promised'),
  most: z.int().min(60).describe('Minutes at the end of the ruler'),
  start: z.int().min(1).describe('Minutes that it begins with'),
});

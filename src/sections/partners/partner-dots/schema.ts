import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /partners/: what each partner earned in a year, one dot per partner on a dollar axis. */
export const partnerDots = z.strictObject({
  type: z.literal('partnerDots'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  from: z.number().positive().describe('Left end of the axis in USD; it is logarithmic'),
  to: z.number().positive(),
  ticks: z.array(z.number().positive()).min(2).max(6),
  nothing: text(40).describe('Over those who earned nothing'),
  medianLabel: text(60).describe('With {median}: the median of those who earned anything'),
  crowds: z
    .array(
      z.strictObject({
        kind: text(30),
        zeros: z.int().nonnegative().describe('How many earned nothing'),
        earned: z.array(z.number().positive()).min(1).describe('USD of each of the others'),
        story: text(260).describe('Who the outermost are, and why'),
      }),
    )
    .length(3),
  note: markdown(),
});

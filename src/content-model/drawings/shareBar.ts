import { z } from 'zod';
import { text } from '../fields';

/** A whole in parts: one bar, each part as wide as its share. */
export const shareBar = z.strictObject({
  type: z.literal('shareBar'),
  parts: z
    .array(
      z.strictObject({
        value: z.number().positive().describe('Share, in the unit of the caption'),
        text: text(40),
        tone: z.enum(['stone', 'strong', 'medium', 'light', 'live']),
      }),
    )
    .min(2)
    .max(6),
});

export type ShareBar = z.infer<typeof shareBar>;

import { z } from 'zod';
import { text } from '../fields';

const count = () => z.int().min(0).max(500);

/** Bins of a shelf or a van, seen from the front: fill and reorder line to scale. */
export const binShelf = z.strictObject({
  type: z.literal('binShelf'),
  bins: z
    .array(
      z
        .strictObject({
          part: text(28),
          count: count().describe('Pieces in it'),
          full: count().positive().describe('Pieces that make it full'),
          line: count().describe('Pieces at which it is ordered again'),
          ordered: count().optional().describe('Pieces on their way'),
        })
        .refine(({ count: pieces, full }) => pieces <= full, {
          error: 'no more than make it full',
        }),
    )
    .min(6)
    .max(30)
    .describe('Numbered from one, six a shelf'),
});

export type BinShelf = z.infer<typeof binShelf>;

import { z } from 'zod';
import { text } from '../fields';
import { footText } from './parts';

/** One job in three papers, line by line; differences and sums are worked out. */
export const matchLines = z.strictObject({
  type: z.literal('matchLines'),
  columns: z.array(text(16)).length(3).describe('Order, record, invoice'),
  difference: text(16),
  lines: z
    .array(
      z.strictObject({
        name: text(32),
        cents: z.array(z.int().min(0)).length(3).describe('One for each paper, in cents'),
      }),
    )
    .min(2)
    .max(8),
  total: text(16),
  foot: footText(),
});

export type MatchLines = z.infer<typeof matchLines>;

import { z } from 'zod';
import { text } from '../fields';

const strokes = () => z.int().min(0).max(400);

/** What was counted by hand, a stroke each, before and after. */
export const tally = z.strictObject({
  type: z.literal('tally'),
  columns: z.array(text(60)).length(2).describe('Before and after'),
  rows: z
    .array(z.strictObject({ name: text(40), before: strokes(), after: strokes() }))
    .min(2)
    .max(8),
  total: text(30).describe('Name of the sum'),
});

export type Tally = z.infer<typeof tally>;

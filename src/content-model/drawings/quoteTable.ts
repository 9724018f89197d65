import { z } from 'zod';
import { text } from '../fields';
import { footText } from './parts';

/** Quotes for one job line by line; the sums are worked out, as asked and with what is missing. */
export const quoteTable = z.strictObject({
  type: z.literal('quoteTable'),
  title: text(60),
  count: text(40).optional(),
  firms: z.array(text(24)).length(3),
  lines: z
    .array(
      z.strictObject({
        name: text(40),
        dollars: z
          .array(z.int().nonnegative())
          .length(3)
          .describe('One for each firm; 0 where it forgot the line'),
      }),
    )
    .min(2)
    .max(8),
  missing: text(24).describe('What stands where a line was forgotten'),
  asked: text(40).describe('Words of the sums as they were quoted'),
  complete: text(60).describe('Words of the sums with what is missing at the mean of the others'),
  foot: footText().optional(),
});

export type QuoteTable = z.infer<typeof quoteTable>;

import { z } from 'zod';
import { text } from '../../../content-model/fields';

/** /coming-soon/: what became of the tests that were to be skipped, a square for each. */
export const firstMonth = z.strictObject({
  type: z.literal('firstMonth'),
  title: text(90),
  lead: text(200),
  parts: z
    .array(
      z.strictObject({
        count: z.int().positive(),
        fill: z.enum(['late', 'good', 'wait', 'strong']),
        name: text(60),
      }),
    )
    .min(2)
    .max(4),
});

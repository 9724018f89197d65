import { z } from 'zod';
import { text } from '../fields';

const tone = z.enum(['ink', 'family', 'soft', 'live', 'beyond']);

/** Rows with a bar each between two ends, and lines across all of them: days, hours that add up. */
export const spanRows = z.strictObject({
  type: z.literal('spanRows'),
  from: z.number().describe('Left end'),
  to: z.number().describe('Right end'),
  legend: z.array(z.strictObject({ tone, text: text(40) })).describe('What the tones say'),
  lines: z
    .array(z.strictObject({ at: z.number(), text: text(40) }))
    .min(1)
    .max(3),
  rows: z
    .array(
      z.strictObject({
        name: text(60),
        from: z.number(),
        to: z.number(),
        value: text(16).optional().describe('Stands beside the bar'),
        tone,
      }),
    )
    .min(3)
    .max(24),
});

export type SpanRows = z.infer<typeof spanRows>;

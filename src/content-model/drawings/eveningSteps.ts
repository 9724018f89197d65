import { z } from 'zod';
import { text } from '../fields';

/** Power that falls with each switch of an evening, and what stays on at its end. */
export const eveningSteps = z.strictObject({
  type: z.literal('eveningSteps'),
  unit: text(8),
  start: z.strictObject({ at: text(5), power: z.number().positive() }),
  steps: z
    .array(
      z.strictObject({
        at: text(5).describe('Clock, for example 21:55'),
        what: text(40),
        off: z.number().positive().describe('Power that the meter lost'),
      }),
    )
    .min(3)
    .max(8),
  rest: z
    .array(z.strictObject({ what: text(40), power: z.number().positive() }))
    .min(2)
    .max(7)
    .describe('What is still on, the nameless last'),
});

export type EveningSteps = z.infer<typeof eveningSteps>;

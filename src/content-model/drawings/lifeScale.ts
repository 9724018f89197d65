import { z } from 'zod';
import { text } from '../fields';

const at = () => z.number().min(0).describe('In the unit of the length');

/** How long each part of one thing took, to scale: bands, marks on the live line, a clock under it. */
export const lifeScale = z.strictObject({
  type: z.literal('lifeScale'),
  length: z.number().positive().describe('From the first mark to the last, in any unit'),
  bands: z
    .array(
      z.strictObject({
        from: at(),
        to: at(),
        text: text(24),
        tone: z.enum(['wait', 'work']).default('wait'),
      }),
    )
    .min(2)
    .max(7),
  marks: z
    .array(
      z.strictObject({
        at: at(),
        when: text(16),
        title: text(28),
        text: text(80),
        isLow: z.boolean().default(false).describe('Hangs lower, so that two marks do not meet'),
        isLeft: z.boolean().default(false).describe('Its words stand to the left of the mark'),
      }),
    )
    .min(3)
    .max(6),
  clock: z
    .strictObject({ stops: at(), ends: at(), text: text(40), limit: text(40) })
    .describe('What was allowed, and what of it was used'),
});

export type LifeScale = z.infer<typeof lifeScale>;

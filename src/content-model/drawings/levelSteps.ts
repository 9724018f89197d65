import { z } from 'zod';
import { text } from '../fields';

/** Levels inside each other, from the widest to the smallest; one of them carries the history. */
export const levelSteps = z.strictObject({
  type: z.literal('levelSteps'),
  steps: z
    .array(
      z.strictObject({
        name: text(20),
        example: text(40),
        text: text(60),
        isAsset: z.boolean().default(false).describe('The level that has a history'),
      }),
    )
    .min(3)
    .max(6),
});

export type LevelSteps = z.infer<typeof levelSteps>;

import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const hours = () => z.number().min(0).max(24).describe('Hours since midnight: 3.2 is 03:12');

const wallCase = z.strictObject({
  number: z.int().min(1),
  name: text(20),
  target: z.number().describe('Degrees Fahrenheit that it holds'),
  defrosts: z
    .array(z.strictObject({ at: hours(), minutes: z.int().min(5).max(120), rise: z.number() }))
    .max(4)
    .default([])
    .describe('When its coil is warmed, for how long, and by how much the air rises'),
  readings: z
    .array(z.tuple([hours(), z.number()]))
    .default([])
    .describe('Hour and degrees, where the curve is known and not made of target and defrosts'),
  remark: text(20).optional().describe('Beside its temperature'),
  isWarm: z.boolean().default(false).describe('The one that needs a person'),
});

/** /product/refrigeration-monitoring/, hero: overnight temperature curves of a store’s cases; one is too warm. */
export const caseWall = z.strictObject({
  type: z.literal('caseWall'),
  ...heroWords,
  hours: z
    .strictObject({ from: hours(), to: hours() })
    .describe('What each of the curves shows, from left to right'),
  cases: z.array(wallCase).length(24),
  legend: text(40).describe('What the hatching means'),
  warm: text(60).describe('What the colored curve means'),
  note: text(240).describe('Where and when'),
});

export type WallCase = z.infer<typeof wallCase>;

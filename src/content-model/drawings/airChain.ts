import { z } from 'zod';
import { text } from '../fields';

/** The temperature of air on its way through a machine, station by station, in °F. */
export const airChain = z.strictObject({
  type: z.literal('airChain'),
  range: z.strictObject({ from: z.number(), to: z.number() }).describe('Of the drawing, in °F'),
  stations: z
    .array(
      z.strictObject({
        name: text(32),
        degrees: z.number(),
        note: text(32),
        isFault: z.boolean().default(false).describe('What should not be so'),
      }),
    )
    .min(3)
    .max(6),
  foot: text(240).describe('Words between two pairs of asterisks are bold'),
});

export type AirChain = z.infer<typeof airChain>;

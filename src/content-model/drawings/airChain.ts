import { z } from 'zod';
import { text } from '../fields';
import { footText } from './parts';

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
  foot: footText(),
});

export type AirChain = z.infer<typeof airChain>;

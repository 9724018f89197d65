import { z } from 'zod';
import { text } from '../fields';

/** Hours of many stores as dots: suction pressure over outdoor temperature, between two limits. */
export const suctionCloud = z.strictObject({
  type: z.literal('suctionCloud'),
  stores: z.int().min(5).max(60),
  fixed: z.number().describe('Suction pressure of before in psig, the floor of the cloud'),
  limit: z.number().describe('The highest that the owner allows'),
  outdoor: z.strictObject({ from: z.number(), to: z.number(), step: z.number() }),
  pressure: z.strictObject({ from: z.number(), to: z.number(), step: z.number() }),
  fixedText: text(60),
  limitText: text(60),
  givenBackText: text(60),
  outdoorText: text(60),
  pressureText: text(60),
});

export type SuctionCloud = z.infer<typeof suctionCloud>;

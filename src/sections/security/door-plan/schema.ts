import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const room = z.strictObject({
  name: text(40),
  holds: z.array(text(60)).min(1).max(4).describe('What is in it'),
  door: z
    .strictObject({
      opens: z.enum(['onward', 'back']).describe('Which way it swings: to the next room, or back'),
      name: text(50),
      text: text(240),
    })
    .optional()
    .describe('Into the next room; the last has none'),
});

export type Room = z.infer<typeof room>;

/** /security/, hero: path of a reading through network zones as a plan; doors show which connections are allowed. */
export const doorPlan = z.strictObject({
  type: z.literal('doorPlan'),
  ...heroWords,
  rooms: z
    .array(room)
    .min(3)
    .max(6)
    .describe('From left to right; the live line ends in the last but one'),
  note: text(240).optional(),
});

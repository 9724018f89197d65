import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';

const clock = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'an hour in quotes, such as "07:35"' });

const roomWords = {
  name: text(40),
  holds: z.array(text(48)).min(1).max(3).describe('What is in it'),
};

const door = z.strictObject({
  opens: z.enum(['onward', 'back']).describe('Which way it swings: to the next room, or back'),
  name: text(40),
  text: text(240).describe('What it lets through, while it is open'),
  log: z
    .array(z.strictObject({ time: clock(), who: text(40), text: text(120) }))
    .min(2)
    .max(8)
    .describe('Its day, as the administrator reads it'),
});

/** /security/: the way of a reading as a plan of rooms; each door opens with its log of one day. */
export const doorPlan = z.strictObject({
  type: z.literal('doorPlan'),
  anchor: anchor(),
  title: text(90),
  day: text(60).describe('Whose log, which day'),
  rooms: z
    .array(z.strictObject({ ...roomWords, door }))
    .length(4)
    .describe('In the order of the way, each with the door at its end'),
  last: z.strictObject(roomWords).describe('Behind the last door'),
  start: z.int().min(0).max(3).describe('Door that is open first, from 0'),
  act,
});

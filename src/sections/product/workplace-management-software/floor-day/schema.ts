import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { time } from '../../../../content-model/drawings/parts';

const feet = () => z.number().nonnegative().describe('Feet');

const box = { x: feet(), y: feet(), width: feet(), depth: feet() };

const spans = () =>
  z
    .array(z.tuple([time(), time()]))
    .max(6)
    .default([]);

const said = z.strictObject({
  words: text(40).describe('What someone said'),
  when: text(24).describe('Day and hour'),
  read: text(60).describe('What the room’s sensor read in that minute'),
  was: text(120).describe('What it was, and what was done'),
});

const room = z.strictObject({
  ...box,
  number: text(8),
  name: text(24).optional(),
  seats: z.int().min(4).describe('A smaller room is only counted in a group'),
  booked: spans(),
  used: spans().describe('When a sensor saw someone'),
  said: said.optional(),
});

export type Room = z.infer<typeof room>;

/** /product/workplace-management-software/: a floor through a day; each room says who was in it, what it got, and what was said of it. */
export const floorDay = z.strictObject({
  type: z.literal('floorDay'),
  anchor: anchor(),
  title: text(90).describe('{nobody} and {rooms} are filled in, for the hour that comes first'),
  place: text(60).describe('Which floor, and which day'),
  plan: z.strictObject({ width: feet(), depth: feet() }),
  rooms: z.array(room).min(6).max(40),
  cores: z
    .array(z.strictObject({ ...box, name: text(32) }))
    .max(6)
    .describe('Stairs, elevators and what else is no room'),
  air: z.strictObject({
    from: time().describe('When the clock turns the air on'),
    to: time(),
    ahead: z.int().positive().describe('Minutes that a room needs before a booking'),
    patience: z.int().positive().describe('Minutes for which it waits for someone'),
  }),
  hours: z.strictObject({ from: time(), to: time() }).describe('Ends of the day that is shown'),
  start: z.strictObject({ hour: time(), room: text(8) }),
  act,
});

export type Air = z.infer<typeof floorDay>['air'];

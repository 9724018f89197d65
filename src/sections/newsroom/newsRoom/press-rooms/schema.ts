import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** Meters from the left or back wall. */
const place = z.number().min(0).max(20);

const machine = z.strictObject({
  machine: text(60),
  x: place,
  y: place,
  across: z.number().positive().max(12).describe('Meters'),
  deep: z.number().positive().max(12).describe('Meters'),
});

const room = z.strictObject({
  city: text(30),
  what: text(110).describe('Which machines, under or over what'),
  across: z.number().positive().max(18).describe('Meters'),
  deep: z.number().positive().max(12).describe('Meters'),
  size: text(40).describe('Its size in the units of the place'),
  machines: z.array(machine).min(2).max(5),
  camera: z.strictObject({ x: place, y: place, facing: z.int().min(0).max(359) }),
  talk: z.strictObject({ x: place, y: place }).describe('Where two people can talk'),
  doorAt: place.describe('Where in the near wall the door is'),
  facts: z
    .array(z.strictObject({ fact: text(30), says: text(150) }))
    .min(3)
    .max(6),
});

/** /newsroom/newsRoom/, hero: plant rooms that journalists may visit, as floor plans on one scale, with light and noise. */
export const pressRooms = z.strictObject({
  type: z.literal('pressRooms'),
  ...heroWords,
  cameraKey: text(40),
  talkKey: text(40),
  planLabel: text(120).describe('The plan in a sentence; {city} and {size} are those of the room'),
  rooms: z.array(room).min(2).max(3),
  note: text(200),
});

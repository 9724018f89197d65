import { z } from 'zod';
import { href, line, link, text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const floorWords = {
  name: text(30).describe('Name of the floor, at its level mark'),
  seconds: text(12).describe('Its height in seconds after the event, for example + 5 s'),
  details: z.array(link()).max(2).default([]).describe('Pages that show a part of it larger'),
};

const things = z.strictObject({
  kind: z.literal('things'),
  ...floorWords,
  place: z
    .enum(['top', 'middle', 'ground'])
    .describe('Over the roof, on a floor, or in the ground'),
  items: z
    .array(
      z.strictObject({
        art: line(30).describe('Name of a symbol in static/section.svg'),
        title: text(40),
        text: text(90),
      }),
    )
    .min(2)
    .max(6)
    .describe('From left to right; the live line passes through the first'),
});

const rooms = z.strictObject({
  kind: z.literal('rooms'),
  ...floorWords,
  rooms: z
    .array(
      z.strictObject({
        family: z.enum(['cmms', 'buildings', 'refrigeration']),
        art: line(30).describe('Name of a symbol in static/section.svg'),
        name: text(40),
        href: href(),
        modules: z
          .array(link())
          .min(1)
          .max(12)
          .describe('As many as they are, so wide is the room'),
        tag: text(40).optional().describe('What happens in it, beside its drawing'),
      }),
    )
    .min(2)
    .max(3),
});

const beam = z.strictObject({
  kind: z.literal('beam'),
  ...floorWords,
  title: text(60),
  text: text(240),
  link: link(),
});

const floor = z.discriminatedUnion('kind', [things, rooms, beam]);

export type Floor = z.infer<typeof floor>;

/** Floor of a kind: `FloorOf<'rooms'>`. */
export type FloorOf<K extends Floor['kind']> = Extract<Floor, { kind: K }>;

/** /platform-overview/, hero: the platform as a building in section; each floor is a layer with its modules and devices. */
export const buildingCutaway = z.strictObject({
  type: z.literal('buildingCutaway'),
  ...heroWords,
  floors: z.array(floor).min(3).max(6).describe('From top to bottom'),
  note: text(240).optional().describe('How the drawing is to be read, under it'),
});

import { z } from 'zod';
import { line, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const clock = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time in quotes, such as "07:12"' });

const miles = () => z.number().min(-60).max(60);

const place = {
  x: miles().describe('Miles east of the middle of the map'),
  y: miles().describe('Miles south of it'),
};

const map = z.strictObject({
  west: miles(),
  east: miles(),
  north: miles(),
  south: miles(),
  rivers: z.array(line(400)).max(4).describe('Courses as SVG paths, in miles from the middle'),
  roads: z.array(line(400)).max(8),
  scale: text(24).describe('Words of the ruler, for example 5 miles'),
  scaleMiles: z.number().positive(),
});

const stop = z.strictObject({
  ...place,
  name: text(40),
  arrive: clock(),
  leave: clock(),
  job: text(60),
  note: text(80).describe('What it took'),
  side: z
    .enum(['left', 'right', 'below', 'above'])
    .default('right')
    .describe('Where the label stands'),
});

export type RouteMap = z.infer<typeof map>;
export type RouteStop = z.infer<typeof stop>;

/** /product/field-service-management-software/, hero: map of a technician’s route, and the day’s schedule. */
export const route = z.strictObject({
  type: z.literal('route'),
  ...heroWords,
  label: text(260).describe('What the map shows, for those who cannot see it'),
  map: map,
  home: z.strictObject({ ...place, name: text(40) }),
  starts: clock(),
  ends: clock(),
  stops: z.array(stop).min(3).max(8).describe('In the order of driving'),
  others: z
    .array(z.strictObject({ ...place, name: text(40) }))
    .describe('Places of the same person that need nothing on this day'),
  caption: text(200),
});

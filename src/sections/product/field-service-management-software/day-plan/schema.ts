import { z } from 'zod';
import { line, text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { time } from '../../../../content-model/drawings/parts';

const miles = () => z.number().min(-60).max(60);

const place = {
  name: text(24),
  x: miles().describe('Miles east of the middle of the map'),
  y: miles().describe('Miles south of it'),
};

const walk = z.int().min(0).max(30).describe('Minutes from the parked van to the machine');

const stop = z.strictObject({
  ...place,
  job: text(40),
  part: text(32).describe('What it takes, as on the shelf'),
  bin: z.int().positive().optional().describe('Where in the van it is, if it takes a part'),
  isRare: z.boolean().default(false).describe('A van stocked by habit has none'),
  walk,
  work: z.int().positive().describe('Minutes at the machine'),
  opens: time().optional().describe('If a ladder is not welcome before'),
  called: z.int().min(1).max(8).describe('Which call it was'),
});

export type Stop = z.infer<typeof stop>;

const rules = z.strictObject({
  starts: time(),
  road: z.number().min(1).max(2).describe('How much longer streets are than a straight line'),
  pace: z.number().positive().describe('Minutes for a mile'),
  lunch: z.strictObject({ after: time(), minutes: z.int().positive() }),
  counter: z.int().positive().describe('Minutes at the wholesaler'),
});

export type Rules = z.infer<typeof rules>;

/** /product/field-service-management-software/: a day of stops that one may put into another order; miles and hours follow. */
export const dayPlan = z.strictObject({
  type: z.literal('dayPlan'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  place: text(60).describe('Whose day, and which'),
  map: z.strictObject({
    west: miles(),
    east: miles(),
    north: miles(),
    south: miles(),
    rivers: z.array(line(400)).max(4).describe('Courses as SVG paths, in miles from the middle'),
    roads: z.array(line(400)).max(8),
  }),
  rules,
  home: z.strictObject({ ...place, walk }),
  supply: z.strictObject(place).describe('Where a part is bought that the van has not'),
  stops: z.array(stop).min(3).max(8).describe('In the order of driving'),
  others: z.array(z.strictObject(place)).describe('Stores that need nothing on this day'),
  act,
});

export type PlanPlace = z.infer<z.ZodObject<typeof place>>;

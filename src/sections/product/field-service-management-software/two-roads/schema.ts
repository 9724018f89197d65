import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

const place = z.strictObject({
  name: text(16),
  x: z.number().describe('Miles east of the middle of the map'),
  y: z.number().describe('Miles south of it'),
  job: text(60).optional().describe('At a store: what was to be done'),
  isErrand: z.boolean().default(false).describe('A way for something that was missing'),
});

const course = z.strictObject({
  title: text(40),
  places: z.array(place).min(3).max(16).describe('From where it starts to where it ends'),
});

export type Course = z.infer<typeof course>;

/** /product/field-service-management-software/, opening: two routes for the same jobs, unrolled to one scale. */
export const twoRoads = z.strictObject({
  type: z.literal('twoRoads'),
  ...openingWords,
  road: z.number().min(1).max(2).describe('How much longer streets are than a straight line'),
  called: course,
  driven: course,
  caption: text(240),
});

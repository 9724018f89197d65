import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const course = z.strictObject({
  title: text(60),
  note: text(240),
  places: z
    .array(
      z.strictObject({
        name: text(24),
        x: z.number(),
        y: z.number(),
        isErrand: z.boolean().default(false).describe('A way for something that was missing'),
      }),
    )
    .min(3)
    .max(16)
    .describe('From where it starts to where it ends'),
});

export type MileageCourse = z.infer<typeof course>;

/** /product/field-service-management-software/: routes for the same jobs as lines on one scale. Miles are calculated. */
export const mileage = z.strictObject({
  type: z.literal('mileage'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  road: z.number().min(1).max(2).describe('How much longer streets are than a straight line'),
  courses: z.array(course).min(2).max(3),
  errand: text(40).describe('Name of the ways for something that was missing'),
  source: text(320),
});

import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const day = () => z.int().min(1).max(31);

/** /product/energy-optimization/: a month of setpoint changes by day; reverted ones come with the reason. */
export const monthLog = z.strictObject({
  type: z.literal('monthLog'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  month: text(20).describe('Before a day: October'),
  length: z.int().min(28).max(31).describe('Days of the month'),
  keptName: text(40),
  returnedName: text(40),
  stayed: z.array(day()).min(1).max(60).describe('The day of each change that stayed'),
  backs: z
    .array(
      z.strictObject({
        day: day(),
        what: text(90),
        after: text(24).describe('How long it had lasted'),
        why: text(200),
      }),
    )
    .min(1)
    .max(14),
  note: markdown(),
});

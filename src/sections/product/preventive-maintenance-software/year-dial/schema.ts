import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

const week = () => z.int().min(1).max(52);
const weeks = () => z.array(week()).default([]);

const plan = z.strictObject({
  name: text(40),
  hours: z.number().positive().describe('Of one round'),
  who: text(40).describe('Who walks it'),
  done: weeks(),
  late: weeks(),
  due: weeks(),
  planned: weeks(),
});

export type Plan = z.infer<typeof plan>;

/** /product/preventive-maintenance-software/, opening: a year of rounds as an arc, a ring per plan, a field per week. */
export const yearDial = z.strictObject({
  type: z.literal('yearDial'),
  ...openingWords,
  week: week().describe('The week that is now'),
  plans: z.array(plan).min(3).max(7).describe('From the outer ring to the inner one'),
});

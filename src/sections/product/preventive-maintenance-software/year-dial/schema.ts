import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const week = () => z.int().min(1).max(52);
const weeks = () => z.array(week()).default([]);

/** /product/preventive-maintenance-software/, hero: PM calendar of a year as an arch, a ring per plan, a field per week. */
export const yearDial = z.strictObject({
  type: z.literal('yearDial'),
  ...heroWords,
  dial: z.strictObject({
    sentence: text(300).describe('The arch in one sentence, for those who cannot see it'),
    week: week().describe('The week that the line stands in'),
    weekName: text(16),
    weekText: text(40).describe('What is due in it'),
    done: text(20).describe('What the key says to a round done in its week'),
    late: text(20),
    due: text(20),
    planned: text(20),
    plans: z
      .array(
        z.strictObject({
          name: text(40),
          detail: text(60).describe('How many, how often, number of the plan'),
          next: text(20).describe('When it is due again'),
          done: weeks(),
          late: weeks(),
          due: weeks(),
          planned: weeks(),
        }),
      )
      .min(3)
      .max(7)
      .describe('From the outer ring to the inner one'),
  }),
});

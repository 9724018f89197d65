import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const hours = () => z.number().min(0).max(80);

/** /customer-success/, hero: hours of a rollout week by week, ours and the customer’s. Sums are calculated. */
export const sharedWeeks = z.strictObject({
  type: z.literal('sharedWeeks'),
  ...heroWords,
  ourSide: text(40),
  yourSide: text(40),
  weeks: z
    .array(
      z.strictObject({
        when: text(20),
        ourHours: hours(),
        ourWork: text(200),
        yourHours: hours(),
        yourWork: text(200),
      }),
    )
    .min(4)
    .max(12),
  ourSum: text(90).describe('After the sum of our hours'),
  yourSum: text(90).describe('After the sum of the customer’s hours'),
  fineprint: text(200),
});

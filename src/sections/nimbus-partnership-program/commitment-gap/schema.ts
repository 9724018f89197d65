import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const dollars = () => z.int().nonnegative();

/** /nimbus-partnership-program/, hero: a year’s cloud commitment, what remains unspent, and the Lintel price within it. */
export const commitmentGap = z.strictObject({
  type: z.literal('commitmentGap'),
  ...heroWords,
  usualYear: z
    .strictObject({ promised: dollars(), used: dollars(), month: z.int().min(1).max(11) })
    .describe('The year that is drawn before anybody types'),
  sizes: z
    .array(
      z.strictObject({
        name: text(60),
        staff: z.int().positive(),
        buildings: z.int().positive(),
      }),
    )
    .length(3)
    .describe('Sizes of Lintel, priced with connections; the second is drawn first'),
  caption: text(320),
});

import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const dollars = () => z.int().nonnegative();

/** Opens a page with a year of money promised to a cloud, what will be left of it, and what fits in there. */
export const commitmentGap = z.strictObject({
  type: z.literal('commitmentGap'),
  ...heroWords,
  usualYear: z
    .strictObject({ promised: dollars(), used: dollars(), month: z.int().min(1).max(11) })
    .describe('The year that is drawn before anybody types'),
  priceSizes: z
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

import { z } from 'zod';
import { date, text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

/** /product/refrigerant-leak-compliance/, opening: leak rate of one rack that passes its threshold and falls back below it. */
export const leakLine = z.strictObject({
  type: z.literal('leakLine'),
  ...openingWords,
  charge: z.number().positive().describe('Full charge in pounds'),
  from: date().describe('First day of the axis'),
  to: date().describe('Last day of the axis'),
  until: date().describe('Day of the picture: the line ends here'),
  highest: z.number().max(100).describe('Upper end of the axis in percent'),
  threshold: z.strictObject({ rate: z.number().max(100), text: text(60) }),
  additions: z
    .array(z.strictObject({ date: date(), pounds: z.number().positive() }))
    .min(2)
    .describe('Every top-up, also of the year before the axis; the rates are calculated'),
  days: z
    .int()
    .positive()
    .describe('Allowed for the repair from the addition that passes the threshold'),
  moments: z
    .array(
      z.strictObject({
        date: date(),
        says: text(120).describe('After the day and its rate'),
        dot: z.enum(['late', 'good', 'strong']).optional().describe('If it has one on the line'),
      }),
    )
    .min(2)
    .describe('What is read along the line'),
  start: z.int().nonnegative().describe('Number of the moment that is read at first, from 0'),
  caption: text(160).describe('Whose rack, and when'),
});

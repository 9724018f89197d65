import { z } from 'zod';
import { date, text } from '../fields';

/** Leak rate of one system, calculated from its top-ups, with the line that it must not pass. */
export const leakStairs = z.strictObject({
  type: z.literal('leakStairs'),
  charge: z.number().positive().describe('Full charge in pounds'),
  from: date().describe('First day of the axis'),
  to: date().describe('Last day of the axis'),
  until: date().describe('Day of the picture: the line ends here'),
  highest: z.number().max(100).describe('Upper end of the axis in percent'),
  threshold: z.strictObject({ rate: z.number().max(100), text: text(60) }),
  additions: z
    .array(
      z.strictObject({
        date: date(),
        pounds: z.number().positive(),
        isNamed: z.boolean().default(false).describe('Whether its pounds stand on the line'),
      }),
    )
    .min(2)
    .describe('Every top-up, also of the year before the axis; the rates are calculated'),
  peak: z
    .strictObject({ title: text(40), detail: text(80) })
    .describe('What the first addition past the threshold means'),
  repair: z.strictObject({ date: date(), title: text(40), detail: text(80) }),
  deadline: z.strictObject({ from: date(), to: date(), text: text(30) }),
  end: z.strictObject({ title: text(20), detail: text(60) }).describe('Where the line ends'),
});

export type LeakStairs = z.infer<typeof leakStairs>;

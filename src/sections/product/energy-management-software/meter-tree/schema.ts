import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

/** /product/energy-management-software/, opening: the main meter and what hangs below it, to scale, at several times. */
export const meterTree = z
  .strictObject({
    type: z.literal('meterTree'),
    ...openingWords,
    place: text(60).describe('Of the main meter'),
    times: z
      .array(z.strictObject({ name: text(24), unit: text(8) }))
      .min(2)
      .max(3),
    meters: z
      .array(
        z.strictObject({
          name: text(24),
          amounts: z
            .array(z.number().positive())
            .min(2)
            .max(3)
            .describe('One for each of the times'),
          isRest: z.boolean().default(false).describe('What the main meter saw and no other'),
        }),
      )
      .min(4)
      .max(13),
    start: z.int().nonnegative().describe('Number of the meter that is read at first, from 0'),
  })
  .check(({ value, issues }) => {
    value.meters.forEach(({ amounts }, index) => {
      if (amounts.length === value.times.length) return;
      const message = `${value.times.length} amounts, one for each time`;
      issues.push({ code: 'custom', message, input: amounts, path: ['meters', index, 'amounts'] });
    });
  });

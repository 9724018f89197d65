import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/energy-management-software/, hero: main meter and submeters as a flow diagram, at several times. */
export const meterTree = z
  .strictObject({
    type: z.literal('meterTree'),
    ...heroWords,
    ask: text(60).describe('What one chooses: which time the tree shows'),
    times: z
      .array(
        z.strictObject({
          name: text(24),
          unit: text(8),
          total: text(60).describe('The main meter at this time, in words'),
        }),
      )
      .min(2)
      .max(3),
    meters: z
      .array(
        z.strictObject({
          name: text(32),
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
    caption: text(260),
  })
  .check(({ value, issues }) => {
    value.meters.forEach(({ amounts }, index) => {
      if (amounts.length === value.times.length) return;
      const message = `${value.times.length} amounts, one for each time`;
      issues.push({ code: 'custom', message, input: amounts, path: ['meters', index, 'amounts'] });
    });
  });

import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/inspection-software/: a year of inspection readings of one pump, each against its limits. */
export const readingYear = z.strictObject({
  type: z.literal('readingYear'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  readings: z.strictObject({
    months: z
      .array(text(3))
      .length(16)
      .describe('Names of the twelve months and of the four to come, short'),
    note: text(400).describe('What one should see in it, under the rows'),
    rows: z
      .array(
        z.strictObject({
          name: text(32),
          unit: text(16),
          low: z.number().optional().describe('The least that is allowed'),
          high: z.number().optional().describe('The most that is allowed'),
          from: z.number().describe('Lower end of the scale'),
          to: z.number().describe('Upper end of the scale'),
          values: z.array(z.number()).length(12).describe('One a month, oldest first'),
          isMoving: z.boolean().default(false).describe('Passes, and is on its way out'),
          verdict: text(40),
          reason: text(200),
        }),
      )
      .min(3)
      .max(7),
  }),
});

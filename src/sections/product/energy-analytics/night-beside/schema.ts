import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/energy-analytics/: the visitor’s night load as a share of the day, in a histogram of other buildings. */
export const nightBeside = z.strictObject({
  type: z.literal('nightBeside'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  usualDay: z.number().positive().describe('What stands there before one has typed, in kW'),
  usualNight: z.number().positive(),
  usualName: text(160).describe('Whose readings these are'),
  steps: z
    .array(
      z.strictObject({
        from: z.number().min(0).max(1).describe('Night as a share of day'),
        buildings: z.int().positive().describe('From this share up to the next'),
      }),
    )
    .min(4)
    .max(20),
  verdicts: z
    .array(
      z.strictObject({
        below: z.number().positive().describe('For shares below this'),
        text: text(160),
      }),
    )
    .min(2)
    .max(5),
  note: markdown(),
});

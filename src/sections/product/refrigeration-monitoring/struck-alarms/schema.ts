import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/refrigeration-monitoring/: alarms of one night; suppressed ones are struck out, with the reason. */
export const struckAlarms = z.strictObject({
  type: z.literal('struckAlarms'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  alarms: z
    .array(
      z.strictObject({
        time: text(8),
        alarmPlace: text(40).describe('Store and case'),
        alarm: text(60).describe('What the controller said'),
        reason: text(220).describe('Why it was held back, or who did what'),
        isSent: z.boolean().default(false),
      }),
    )
    .min(5)
    .max(14),
  sum: markdown().describe('How many of them reached somebody, under the list'),
});

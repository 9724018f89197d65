import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /demo-days/connected-cmms/: agenda of the demo on a scale of minutes, with the screens shown. */
export const minuteRun = z.strictObject({
  type: z.literal('minuteRun'),
  anchor: anchor(),
  title: text(90),
  unit: text(10).describe('After the minutes that each takes: min'),
  end: z.strictObject({ minute: z.int().min(5).max(60), text: text(120) }),
  stops: z
    .array(
      z.strictObject({
        minute: z.int().min(0).max(60),
        title: text(60),
        text: text(260),
        drawing: shown('Drawing').optional().describe('What is on the screen'),
        phone: z
          .strictObject({
            state: text(20),
            aside: text(20),
            step: text(40),
            value: text(8),
            unit: text(4),
            limits: text(30),
          })
          .optional()
          .describe('The presenter’s phone'),
        bill: z
          .strictObject({
            head: text(30),
            detail: text(40),
            state: text(20),
            rows: z
              .array(z.strictObject({ name: text(20), minutes: z.int().min(1), text: text(16) }))
              .length(2),
          })
          .optional()
          .describe('An invoice against the hours on site'),
        cannot: z
          .strictObject({
            head: text(40),
            detail: text(20),
            items: z.array(text(60)).min(2).max(8),
          })
          .optional(),
        asked: z
          .strictObject({ items: z.array(text(90)).min(2).max(5), source: text(60) })
          .optional(),
      }),
    )
    .min(3)
    .max(9),
});

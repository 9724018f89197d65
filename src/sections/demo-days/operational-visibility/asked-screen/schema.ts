import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /demo-days/operational-visibility/, hero: the demo’s questions and the portfolio screen that answers each. */
export const askedScreen = z.strictObject({
  type: z.literal('askedScreen'),
  ...heroWords,
  asking: z.strictObject({
    choose: text(60).describe('Names the row of choices'),
    minutes: text(30).describe('{from} and {to} stand for the minutes'),
    asks: z
      .array(
        z.strictObject({
          key: z.string().regex(/^[a-z]+$/, { error: 'a lower-case word for the address' }),
          from: z.int().min(0),
          to: z.int().min(1),
          short: text(20),
          question: text(90),
          who: text(60).describe('Who usually asks it'),
          answer: text(320),
          takes: text(80).optional().describe('How long the answer took last time'),
          drawing: shown('Drawing').optional(),
          blind: z
            .array(z.strictObject({ what: text(60), why: text(120) }))
            .max(5)
            .default([])
            .describe('What the screen does not show, where there is no drawing'),
        }),
      )
      .min(3)
      .max(6),
    note: text(320),
  }),
});

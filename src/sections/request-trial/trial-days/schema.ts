import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { formBeside } from '../../../content-model/formBeside';

/** /request-trial/, hero: days of the trial with the customer’s hours in squares, and the form. */
export const trialDays = z.strictObject({
  type: z.literal('trialDays'),
  ...formBeside,
  weekdays: z.array(text(3)).length(7).describe('The first day of the trial first'),
  days: z
    .array(
      z.strictObject({
        squares: z.int().min(0).max(24).describe('Ten minutes each, of the visitor’s people'),
        isOurs: z.boolean().default(false).describe('Whether our engineer is on site'),
      }),
    )
    .length(14),
  daysSentence: text(240).describe('What the drawing shows, for those who cannot see it'),
  squareKey: text(60),
  oursKey: text(60),
  spans: z
    .array(z.strictObject({ name: text(30), title: text(60), text: markdown() }))
    .min(2)
    .max(6)
    .describe('What happens on which days'),
});
